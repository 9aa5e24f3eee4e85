import { createPublicKey, type KeyObject } from 'node:crypto';
import { keyId } from './keys.ts';
import { sign, signatureFault } from './signature.ts';

/** Rights of the holder of a key. */
export interface Rights {
  /** The applications that the key may release. */
  applications: readonly string[];
  /** Whether it may also make them live, try them, and take them back. */
  mayPromote: boolean;
}

/** A team's key with its rights, signed with a root key. */
export interface Grant extends Rights {
  /** The team, e.g. `agents-team`. */
  name: string;
  /** The public half: PEM, Ed25519. */
  publicKey: string;
  /** The short name of the root key. */
  signer: string;
  signature: string;
  /** When it was granted and revoked, in ISO 8601. */
  at: string;
  revoked: string | null;
}

/** The trusted keys and their rights. Root keys have all rights. */
export interface Trust {
  roots: readonly KeyObject[];
  /** The newest grant of each name, revoked or not; only those that a root key signed. */
  grants: readonly Grant[];
}

/** Signs a grant. */
export const signedGrant = (
  facts: Rights & Pick<Grant, 'name' | 'publicKey'>,
  root: KeyObject,
): Omit<Grant, 'at' | 'revoked'> => {
  const { key, signature } = sign(textOf(facts), root);

  return { ...facts, signer: key, signature };
};

/** Leaves out grants that no root key signed: write access to the ledger is not enough to grant rights. */
export const trustOf = (roots: readonly KeyObject[], grants: readonly Grant[]): Trust => ({
  roots,
  grants: grants.filter(
    (grant) => !signatureFault(textOf(grant), { key: grant.signer, signature: grant.signature }, roots),
  ),
});

/**
 * Returns the keys that may sign releases of an application; `withRevoked` adds revoked ones, which may have signed
 * live releases.
 */
export const keysFor = (
  application: string,
  { roots, grants }: Trust,
  { withRevoked = false } = {},
): readonly KeyObject[] => [
  ...roots,
  ...grants
    .filter(({ applications, revoked }) => applications.includes(application) && (withRevoked || !revoked))
    .map(({ publicKey }) => createPublicKey(publicKey)),
];

/** Returns all keys that may sign a composition. */
export const allKeys = ({ roots, grants }: Trust): readonly KeyObject[] => [
  ...roots,
  ...grants.map(({ publicKey }) => createPublicKey(publicKey)),
];

/** Describes the rights of a key, for refusals. */
export function describeKey(id: string, { grants }: Trust) {
  const grant = grants.find(({ publicKey }) => keyId(createPublicKey(publicKey)) === id);
  if (!grant) return `the key ${id}, which is not trusted here`;
  if (grant.revoked) return `the key of ${grant.name}, which was revoked on ${grant.revoked.slice(0, 10)}`;

  return `the key of ${grant.name}, which may release ${grant.applications.join(', ')} only`;
}

/** An act that needs a right: to release an application, to move it, or to move the whole site. */
export interface Need {
  act: 'release' | 'promote';
  /** Undefined for the whole site. */
  application?: string;
}

/** Returns why a key's holder may not do something; undefined when it may. */
export function objectionTo({ act, application }: Need, key: KeyObject, trust: Trust): string | undefined {
  const id = keyId(key);
  if (trust.roots.some((root) => keyId(root) === id)) return undefined;

  const grant = trust.grants.find(
    ({ publicKey, revoked }) => !revoked && keyId(createPublicKey(publicKey)) === id,
  );
  const isFor = application !== undefined && grant?.applications.includes(application);
  if (isFor && (act === 'release' || grant?.mayPromote)) return undefined;

  const whose = grant ? `the key of ${grant.name}` : `${describeKey(id, trust)},`;

  return application === undefined
    ? `${whose} may not move the whole site: only a root key may`
    : `${whose} may not ${act} ${application}: whoever holds a root key can allow it with keys add`;
}

const textOf = ({ name, publicKey, applications, mayPromote }: Rights & Pick<Grant, 'name' | 'publicKey'>) =>
  JSON.stringify([name, publicKey.trim(), [...applications].sort(), mayPromote]);
