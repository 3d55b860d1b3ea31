import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

import ts from 'typescript';

export const root = join(__dirname, '..', '..');

export interface Source {
  /** From the root of the house, with forward slashes. */
  path: string;
  text: string;
  /** Files of the house it imports, types included. */
  inside: string[];
  /** Packages it imports, as written. */
  packages: string[];
}

const rooms = ['app', 'components', 'engine', 'net', 'store', 'server', 'tools', '__tests__'];
const endings = ['.ts', '.tsx', '.web.ts', '.web.tsx', '.native.ts', '.native.tsx', '.json', '.js'];

function walk(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return walk(path);
    return /\.tsx?$/.test(path) ? [path] : [];
  });
}

function isFile(path: string): boolean {
  return existsSync(join(root, path)) && statSync(join(root, path)).isFile();
}

function resolve(from: string, name: string): string | null {
  const base = name.startsWith('@/')
    ? name.slice(2)
    : name.startsWith('.')
      ? posix.join(dirname(from), name)
      : null;
  if (base === null) return null;
  const candidates = [
    base,
    ...endings.map((ending) => base + ending),
    `${base}/index.ts`,
    `${base}/index.tsx`,
  ];
  return candidates.find(isFile) ?? base;
}

function read(path: string): Source {
  const text = readFileSync(join(root, path), 'utf8');
  const names = ts.preProcessFile(text, true, true).importedFiles.map((file) => file.fileName);
  const inside: string[] = [];
  const packages: string[] = [];
  for (const name of names) {
    const file = resolve(path, name);
    if (file === null) packages.push(name);
    else inside.push(file);
  }
  return { path, text, inside, packages };
}

export const sources: Source[] = rooms.flatMap(walk).map(read);
