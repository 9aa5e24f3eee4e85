import { createHash } from 'node:crypto';
import webpack, { type Chunk, type ChunkGraph, type Compiler } from 'webpack';

const { Compilation, RuntimeGlobals, RuntimeModule, javascript, optimize, runtime } = webpack;
// These hooks of webpack have no types.
const { RealContentHashPlugin } = optimize as unknown as {
  RealContentHashPlugin: Hooked<'updateHash', (contents: Buffer[], old: string) => string | undefined>;
};
const { LoadScriptRuntimeModule } = runtime as unknown as {
  LoadScriptRuntimeModule: Hooked<'createScript', (code: string) => string>;
};

interface Hooked<Name extends string, Hook> {
  getCompilationHooks(
    compilation: webpack.Compilation,
  ): Readonly<Record<Name, { tap(plugin: string, hook: Hook): void }>>;
}

const name = 'IntegrityPlugin';

/** The runtime's table of hashes. */
const table = `${RuntimeGlobals.require}.integrity`;
/** The runtime's count of requests for each address. */
const tries = `${RuntimeGlobals.require}.tries`;

/**
 * Puts the hash of every lazy chunk into the runtime that loads it, so that a browser runs a chunk only if it is byte
 * for byte the one that was built. The integrity of the runtime thereby covers every script that it may load.
 *
 * The runtime is written before the chunks: at first it names each by a placeholder as long as a hash. The
 * placeholder is registered as one of the chunk's content hashes. Webpack replaces content hashes by real ones, in
 * the order in which files refer to each other; the `updateHash` hook makes it use the chunk's sha384 here.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const hooks = { ...RealContentHashPlugin.getCompilationHooks(compilation) };
      const scripts = LoadScriptRuntimeModule.getCompilationHooks(compilation);
      scripts.createScript.tap(name, (code) => code + checkScript);
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap(name, (chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityTable());
      });

      const before = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      let placeholders = new Map<string, Chunk>();
      compilation.hooks.processAssets.tap({ name, stage: before }, () => {
        placeholders = new Map([...compilation.chunks].map((chunk) => [placeholderOf(chunk.id), chunk]));
        for (const [placeholder, chunk] of placeholders) noteHash(compilation, scriptOf(chunk), placeholder);
      });
      hooks.updateHash.tap(name, ([content], old) =>
        placeholders.has(old) && content ? integrityOf(content) : undefined,
      );
    });
  }
}

/** No bytes have this hash: a script that is loaded without being a chunk (today there is none) does not run. */
const impossible = `sha384-${'A'.repeat(64)}`;

// A file that is requested twice has failed. A browser caches the response, even with wrong bytes, and makes a second
// request wait for one that hangs: so the next attempt uses another address.
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
    // A chunk of nothing but shared modules has no file.
    const chunks = [...(this.chunk?.getAllAsyncChunks() ?? [])].filter((chunk) =>
      javascript.JavascriptModulesPlugin.chunkHasJs(chunk, graph),
    );
    const rows = chunks.map(({ id }) => [id, placeholderOf(id)]).sort();

    return `${table} = ${JSON.stringify(Object.fromEntries(rows))};\n${tries} = {};`;
  }
}

const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Returns a text as long as the hash that replaces it, and unique in the build. */
const placeholderOf = (id: string | number | null) => integrityOf(Buffer.from(`placeholder of chunk ${id}`));

const scriptOf = (chunk: Chunk) => [...chunk.files].find((file) => file.endsWith('.js'));

function noteHash(compilation: webpack.Compilation, file: string | undefined, hash: string) {
  const asset = file && compilation.getAsset(file);
  if (!asset) return;

  compilation.updateAsset(file, asset.source, {
    contenthash: [...new Set([asset.info.contenthash ?? [], hash].flat())],
  });
}

// Shared modules, the container, and the runtime's startup module.
const absolutelyNamed = /^provide module|^container entry|\/\.federation\//;

/**
 * Numbers the modules whose names contain absolute paths (shared modules, and the container's entry) by their names
 * without these. Otherwise the same commit would produce different bytes in another folder.
 */
export class PortableIds {
  /** Prefix of absolute paths. */
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('PortableIds', (compilation) => {
      // Before webpack's own numbering, which skips modules that have a number.
      compilation.hooks.moduleIds.tap({ name: 'PortableIds', stage: -100 }, (modules) => {
        for (const module of modules) {
          const name = module.identifier();
          if (absolutelyNamed.test(name)) compilation.chunkGraph.setModuleId(module, this.idOf(name));
        }
      });
    });
  }

  idOf(name: string) {
    // The runtime's startup module is named after a hash of absolute paths; there is only one.
    const facts = name.replaceAll(this.root, '').replace(/\.federation\/.*$/s, '.federation');

    return `m${createHash('sha256').update(facts).digest('hex').slice(0, 8)}`;
  }
}
