import { createHash } from 'node:crypto';
import webpack, { type Chunk, type ChunkGraph, type Compiler } from 'webpack';
import { root } from '../presets/checkout.ts';

const { Compilation, RuntimeGlobals, RuntimeModule, javascript, optimize, runtime } = webpack;
// These hooks of webpack have no types.
type Hooks<Name extends string> = {
  getCompilationHooks(
    of: webpack.Compilation,
  ): Record<Name, { tap(plugin: string, hook: (...values: never[]) => unknown): void }>;
};
const { RealContentHashPlugin } = optimize as unknown as { RealContentHashPlugin: Hooks<'updateHash'> };
const { LoadScriptRuntimeModule } = runtime as unknown as { LoadScriptRuntimeModule: Hooks<'createScript'> };

const name = 'integrity';
const table = `${RuntimeGlobals.require}.integrity`;
const tries = `${RuntimeGlobals.require}.tries`;

/**
 * Writes the hash of every lazy chunk into the runtime that loads it, so that a browser runs only what was built. The
 * runtime is written before the chunks, with a placeholder for each, which is registered as one of the chunk's content
 * hashes. Webpack replaces these in the order in which files refer to each other; this plugin by a chunk's SHA-384.
 */
export function integrity(compiler: Compiler) {
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    const { updateHash } = RealContentHashPlugin.getCompilationHooks(compilation);
    const { createScript } = LoadScriptRuntimeModule.getCompilationHooks(compilation);
    createScript.tap(name, (code: string) => code + checkScript);
    compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap(name, (chunk) => {
      compilation.addRuntimeModule(chunk, new IntegrityTable());
    });

    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
    const placeholders = new Set<string>();
    compilation.hooks.processAssets.tap({ name, stage }, () => {
      for (const chunk of compilation.chunks) {
        placeholders.add(placeholderOf(chunk.id));
        registerPlaceholder(compilation, chunk);
      }
    });
    updateHash.tap(name, ([content]: Buffer[], hash: string) =>
      placeholders.has(hash) && content ? integrityOf(content) : undefined,
    );
  });
}

/** Matches no bytes, so that a loaded script that is not a chunk does not run. */
const impossible = `sha384-${'A'.repeat(64)}`;

// A file is requested twice only after a failure. Browsers cache even a response with wrong bytes, and make a second
// request wait for a hanging first one, so the next attempt uses another address.
const checkScript = `
script.integrity = ${table}[chunkId] || '${impossible}';
if (url in ${tries}) script.src = url + '?' + ${tries}[url];
${tries}[url] = (${tries}[url] || 0) + 1;`;

class IntegrityTable extends RuntimeModule {
  constructor() {
    super('integrity of chunks');
  }

  override generate() {
    const graph = this.compilation?.chunkGraph as ChunkGraph;
    // A chunk that has only shared modules has no file.
    const chunks = [...(this.chunk?.getAllAsyncChunks() ?? [])].filter((chunk) =>
      javascript.JavascriptModulesPlugin.chunkHasJs(chunk, graph),
    );
    const rows = chunks.map(({ id }) => [id, placeholderOf(id)]).sort();

    return `${table} = ${JSON.stringify(Object.fromEntries(rows))};\n${tries} = {};`;
  }
}

const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Returns a text of the same length as the hash that replaces it, unique in the build. */
const placeholderOf = (id: string | number | null) => integrityOf(Buffer.from(`placeholder of chunk ${id}`));

function registerPlaceholder(compilation: webpack.Compilation, { id, files }: Chunk) {
  const file = [...files].find((one) => one.endsWith('.js'));
  const asset = file && compilation.getAsset(file);
  if (!asset) return;

  compilation.updateAsset(file, asset.source, {
    contenthash: [...new Set([asset.info.contenthash ?? [], placeholderOf(id)].flat())],
  });
}

// Shared modules, the container, and the runtime's startup module.
const hasAbsolutePath = /^provide module|^container entry|\/\.federation\//;

/** Derives module ids without absolute paths, so that a commit gives the same bytes in any folder. */
export function portableIds(compiler: Compiler) {
  compiler.hooks.compilation.tap('portable ids', (compilation) => {
    // Before webpack assigns ids, which skips modules that have one.
    compilation.hooks.moduleIds.tap({ name: 'portable ids', stage: -100 }, (modules) => {
      for (const module of modules) {
        const name = module.identifier();
        if (hasAbsolutePath.test(name)) compilation.chunkGraph.setModuleId(module, idOf(name));
      }
    });
  });
}

function idOf(name: string) {
  // The runtime's startup module is named after a hash of absolute paths; there is only one.
  const facts = name.replaceAll(root, '').replace(/\.federation\/.*$/s, '.federation');

  return `m${createHash('sha256').update(facts).digest('hex').slice(0, 8)}`;
}
