import { parseAst } from 'vite';

/** Places where a browser keeps things, as a source reaches them. */
const PLACES: Readonly<Record<string, RegExp>> = {
  IndexedDB: /\bindexedDB\b|from '(idb|idb-keyval)'|import\('(idb|idb-keyval)'\)/,
  localStorage: /\blocalStorage\b/,
  sessionStorage: /\bsessionStorage\b/,
  caches: /\bcaches\b/,
  OPFS: /\bgetDirectory\b/,
  cookies: /\bdocument\s*\.\s*cookie\b|\bcookieStore\b/,
};

/** Which of those places a source reaches. */
export function placesIn(source: string): readonly string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return Object.keys(PLACES).filter((place) => PLACES[place]!.test(code));
}

type Node = { readonly type: string; readonly [key: string]: unknown };

const KEYVAL_WRITES = ['set', 'setMany', 'update', 'del', 'delMany', 'clear'];
const STORE_WRITES = ['put', 'add', 'delete', 'clear', 'deleteDatabase', 'deleteObjectStore'];
const WRITES = ['deleteDB'];

/**
 * What a source writes to IndexedDB outside of a guard: calls of the writing functions and readwrite transactions that
 * stand neither within what is given to `guard.write` or `guard.writeAtOnce`, nor within a function of the same file
 * that is called from nowhere else.
 */
export function unguardedWrites(source: string): readonly string[] {
  const program = parseAst(source, { lang: 'ts' }) as unknown as Node;
  const keyval = new Set<string>();
  const found: { what: string; path: readonly Node[] }[] = [];
  const uses = new Map<string, (readonly Node[])[]>();
  walk(program, [], (node, path) => {
    if (node.type === 'ImportDeclaration' && (node.source as { value: string }).value === 'idb-keyval') {
      for (const one of node.specifiers as readonly {
        imported?: { name: string };
        local: { name: string };
      }[]) {
        if (KEYVAL_WRITES.includes(one.imported?.name ?? '')) keyval.add(one.local.name);
      }
    }
    const name = node.type === 'Identifier' ? String(node.name) : null;
    if (name !== null && !isDeclared(node, path)) uses.set(name, [...(uses.get(name) ?? []), path]);
    if (node.type !== 'CallExpression') return;
    const callee = node.callee as Node;
    const called = String(
      (callee.type === 'MemberExpression' ? (callee.property as Node) : callee).name ?? '',
    );
    const writes =
      callee.type === 'MemberExpression'
        ? STORE_WRITES.includes(called)
        : keyval.has(called) || WRITES.includes(called);
    const opens =
      called === 'transaction' && /'readwrite'/.test(source.slice(Number(node.start), Number(node.end)));
    if (writes || opens) found.push({ what: called, path });
  });
  const isSafe = (path: readonly Node[], seen: readonly string[]): boolean => {
    if (path.some(isGuarded)) return true;
    // A function that only guarded work calls is guarded; one that makes a database does so where it is opened.
    return path.some((node) => {
      if (node.type === 'Property' && (node.key as Node).name === 'upgrade') return true;
      const own = node.type === 'VariableDeclarator' ? String((node.id as Node).name) : null;
      if (own === null || seen.includes(own) || !isFunction(node.init as Node | null)) return false;
      const called = uses.get(own) ?? [];
      return called.length > 0 && called.every((use) => isSafe(use, [...seen, own]));
    });
  };
  return found.filter(({ path }) => !isSafe(path, [])).map(({ what }) => what);
}

function isGuarded(node: Node): boolean {
  if (node.type !== 'CallExpression') return false;
  const callee = node.callee as Node;
  if (callee.type !== 'MemberExpression') return false;
  const { name } = callee.property as Node;
  const of = callee.object as Node;
  const owner = of.type === 'MemberExpression' ? (of.property as Node).name : of.name;
  return owner === 'guard' && (name === 'write' || name === 'writeAtOnce');
}

const isFunction = (node: Node | null) =>
  node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';

/** The name that a declaration gives, and a key, are no uses. */
function isDeclared(node: Node, path: readonly Node[]): boolean {
  const parent = path.at(-1);
  if (parent?.type === 'VariableDeclarator') return parent.id === node;
  if (parent?.type === 'MemberExpression') return parent.property === node && parent.computed !== true;
  if (parent?.type === 'Property') return parent.key === node && parent.shorthand !== true;
  return false;
}

function walk(node: Node, path: readonly Node[], see: (node: Node, path: readonly Node[]) => void): void {
  see(node, path);
  const inner = [...path, node];
  for (const child of Object.values(node)) {
    for (const one of Array.isArray(child) ? child : [child]) {
      if (typeof one === 'object' && one !== null && 'type' in one) walk(one as Node, inner, see);
    }
  }
}
