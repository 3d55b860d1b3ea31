import { useStore, type StoreApi } from 'zustand';

type View<T> = Pick<StoreApi<T>, 'getState' | 'subscribe' | 'getInitialState'>;

/** What a store holds, or the part of it a component needs: it renders anew only when that part changes. */
export function useStoreView<T>(view: View<T>): T;
export function useStoreView<T, P>(view: View<T>, part: (state: T) => P): P;
export function useStoreView<T, P>(view: View<T>, part?: (state: T) => P): T | P {
  return useStore(view, part ?? ((state: T): T | P => state));
}
