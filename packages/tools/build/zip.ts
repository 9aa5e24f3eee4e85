import { crc32 } from 'node:zlib';

const signatures = { file: 0x04034b50, directory: 0x02014b50, end: 0x06054b50 } as const;
// The first day of the format, 1 January 1980, so that equal files make equal archives.
const day = 0x21;

/** Packs files into a ZIP archive, uncompressed: whatever serves it compresses. */
export function zipOf(files: Readonly<Record<string, string>>): Buffer {
  const [locals, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const [name, bytes] = [Buffer.from(path), Buffer.from(text)];
    // Shared by both headers: version, flags, method, time, day, checksum, two sizes, length of the name, none more.
    const facts = Buffer.alloc(26);
    for (const [at, value] of [
      [0, 20],
      [8, day],
      [22, name.length],
    ] as const)
      facts.writeUInt16LE(value, at);
    for (const [at, value] of [
      [10, crc32(bytes)],
      [14, bytes.length],
      [18, bytes.length],
    ] as const)
      facts.writeUInt32LE(value, at);
    const local = Buffer.concat([numbers(signatures.file), facts, name, bytes]);
    const madeBy = Buffer.from([20, 0]);
    // No comment, on the first disk, with no attributes.
    const rest = Buffer.alloc(10);
    directory.push(numbers(signatures.directory), madeBy, facts, rest, numbers(offset), name);
    locals.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  const count = locals.length;
  for (const at of [4, 6]) end.writeUInt16LE(count, at);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);

  return Buffer.concat([...locals, listed, numbers(signatures.end), end]);
}

function numbers(value: number) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);

  return bytes;
}
