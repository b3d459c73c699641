/**
 * Moves the second steps of the release before better-auth kept them: apps, recovery codes and passkeys go on
 * working. The next release drops this file with the tables that it reads.
 */
import { base32 } from '@better-auth/utils/base32'
import { symmetricEncrypt } from 'better-auth/crypto'
import { inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import {
	formerAuthenticatorApps,
	formerPasskeys,
	formerRecoveryCodes,
	passkeys,
	twoFactors,
} from '#app/db/schema/index.ts'
import { fromBase64Url, toBase64 } from '#app/domain/bytes.ts'

type Key = { siteSecret: string; userId: string }

export async function moveSecondFactors(db: Db, siteSecret: string): Promise<void> {
	const [apps, codes, keys] = await db.batch([
		db.select().from(formerAuthenticatorApps).where(isNotNull(formerAuthenticatorApps.confirmedAt)),
		db.select().from(formerRecoveryCodes),
		db.select().from(formerPasskeys),
	])
	const movedApps = await Promise.all(
		apps.map(async (app) => ({ ...app, secret: await secretOf(app, siteSecret) })),
	)
	const secrets = new Map(
		movedApps.flatMap(({ userId, secret, confirmedAt: appSince }) =>
			secret === undefined ? [] : [[userId, { secret, verified: true, appSince }]],
		),
	)
	const movedKeys = keys.flatMap(({ id: credentialID, publicKey, signCount, ...key }) => {
		const moved = coseOf(key.algorithm, publicKey)
		if (!moved) return []
		const { userId, name, lastUsedAt, createdAt } = key
		const device = { counter: signCount, deviceType: 'singleDevice', backedUp: false }
		return [{ credentialID, publicKey: moved, userId, name, lastUsedAt, createdAt, ...device }]
	})
	const owners = [...new Set([...secrets.keys(), ...movedKeys.map(({ userId }) => userId)])]
	for (const userId of owners) {
		const hashes = codes.filter((code) => code.userId === userId).map(({ hash }) => hash)
		const app = secrets.get(userId) ?? { secret: '' }
		const ownKeys = movedKeys.filter((key) => key.userId === userId)
		await db.batch([
			db
				.insert(twoFactors)
				.values({ userId, backupCodes: JSON.stringify(hashes), ...app })
				.onConflictDoNothing(),
			...ownKeys.map((key) => db.insert(passkeys).values(key).onConflictDoNothing()),
		])
	}
	// What an owner removes from now on must not come back.
	await db.batch([
		db.delete(formerAuthenticatorApps).where(inArray(formerAuthenticatorApps.userId, owners)),
		db.delete(formerRecoveryCodes).where(inArray(formerRecoveryCodes.userId, owners)),
		db.delete(formerPasskeys).where(inArray(formerPasskeys.userId, owners)),
	])
}

/** As better-auth keeps a secret; undefined where the site's own has changed since. */
async function secretOf(
	{ userId, sealedSecret }: { userId: string; sealedSecret: string },
	siteSecret: string,
): Promise<string | undefined> {
	const secret = await unseal(sealedSecret, { siteSecret, userId })
	if (!secret) return undefined
	return symmetricEncrypt({ key: siteSecret, data: `base32:${base32.encode(secret)}` })
}

/** AES-GCM, bound to the account: 12 random bytes and what they encrypt, as base64url. */
async function unseal(text: string, key: Key): Promise<Uint8Array<ArrayBuffer> | undefined> {
	const bytes = fromBase64Url(text)
	if (!bytes) return undefined
	const bound = new TextEncoder().encode(key.userId)
	const how = { name: 'AES-GCM', iv: bytes.slice(0, 12), additionalData: bound }
	try {
		return new Uint8Array(await crypto.subtle.decrypt(how, await keyOf(key), bytes.slice(12)))
	} catch {
		return undefined
	}
}

export async function keyOf({ siteSecret }: Pick<Key, 'siteSecret'>): Promise<CryptoKey> {
	const bytes = new TextEncoder().encode(siteSecret)
	const material = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey'])
	const info = new TextEncoder().encode('authenticator app')
	const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info }
	return crypto.subtle.deriveKey(how, material, { name: 'AES-GCM', length: 256 }, false, [
		'encrypt',
		'decrypt',
	])
}

/**
 * A key in the form of browsers (SubjectPublicKeyInfo, base64url) as COSE (RFC 9053, base64); undefined for
 * RSA, which few devices have and whose numbers are of any length.
 */
function coseOf(algorithm: number, publicKey: string): string | undefined {
	const bytes = fromBase64Url(publicKey)
	if (!bytes) return undefined
	const number = (at: number) => [
		0x58,
		32,
		...bytes.slice(bytes.length - at, bytes.length - at + 32),
	]
	// { 1: 2, 3: -7, -1: 1, -2: x, -3: y } and { 1: 1, 3: -8, -1: 6, -2: x }.
	const es256 = [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, ...number(64), 0x22, ...number(32)]
	const ed25519 = [0xa4, 1, 1, 3, 0x27, 0x20, 6, 0x21, ...number(32)]
	if (algorithm === -7) return toBase64(Uint8Array.from(es256))
	return algorithm === -8 ? toBase64(Uint8Array.from(ed25519)) : undefined
}
