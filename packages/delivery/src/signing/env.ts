/** Environment of the delivery commands. */
export interface DeliveryEnvironment {
  isProduction: boolean;
  /** The file with the private key that signs; PEM, Ed25519. */
  signingKeyFile: string | undefined;
  /** Files with the trusted public keys, for servers, which do not have the private one. */
  publicKeyFiles: readonly string[];
}

/** Reads NODE_ENV, DELIVERY_SIGNING_KEY and DELIVERY_PUBLIC_KEYS. */
export function deliveryEnvironment(variables: NodeJS.ProcessEnv = process.env): DeliveryEnvironment {
  return {
    isProduction: variables.NODE_ENV === 'production',
    signingKeyFile: variables.DELIVERY_SIGNING_KEY,
    publicKeyFiles: (variables.DELIVERY_PUBLIC_KEYS ?? '').split(',').filter(Boolean),
  };
}
