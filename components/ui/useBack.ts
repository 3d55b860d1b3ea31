import { useRouter } from 'expo-router';
import { useCallback } from 'react';

/** To where one came from; to the first screen when this one was opened by its address. */
export function useBack(): () => void {
  const router = useRouter();
  return useCallback(() => {
    if (router.canGoBack()) router.back();
    else router.replace('/');
  }, [router]);
}
