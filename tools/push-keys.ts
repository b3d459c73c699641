/** The keys by which a push service knows the site (VAPID, RFC 8292), from 32 secret bytes. */
import { createECDH } from 'node:crypto'

/** `hex` as `openssl rand -hex 32` makes it. The keys are base64url: a point and a number of P-256. */
export function pushKeys(hex: string): { PUSH_PUBLIC_KEY: string; PUSH_PRIVATE_KEY: string } {
	const secret = Buffer.from(hex, 'hex')
	const pair = createECDH('prime256v1')
	pair.setPrivateKey(secret)
	return {
		PUSH_PUBLIC_KEY: pair.getPublicKey('base64url'),
		PUSH_PRIVATE_KEY: secret.toString('base64url'),
	}
}
