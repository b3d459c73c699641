/** The passkeys of an account: what the browser is asked, and what is stored of them. */
import { and, count, eq } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { passkeys, userProfiles } from '#app/db/schema/index.ts'
import { type Passkey, passkeyAlgorithms } from '#app/domain/accounts/second-factor/passkey.ts'
import { toBase64Url } from '#app/domain/bytes.ts'
import { account } from '#app/http/sign-in.server.ts'

/** More than anybody has devices. */
export const mostPasskeys = 10

const timeout = 5 * 60 * 1000

type Site = { name: string; url: string }

/** The options of `navigator.credentials.create`, as JSON. */
export async function registrationOptions(
	db: Db,
	{
		challenge,
		person,
		site,
	}: {
		challenge: string
		person: { id: string; email: string; displayName: string }
		site: Site
	},
): Promise<PublicKeyCredentialCreationOptionsJSON> {
	const own = await db
		.select({ id: passkeys.id })
		.from(passkeys)
		.where(eq(passkeys.userId, person.id))
	return {
		challenge,
		rp: { id: new URL(site.url).hostname, name: site.name },
		user: {
			id: toBase64Url(new TextEncoder().encode(person.id)),
			name: person.email,
			displayName: person.displayName,
		},
		pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key', alg })),
		excludeCredentials: own.map(describe),
		authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
		attestation: 'none',
		timeout,
	}
}

/**
 * The options of `navigator.credentials.get`, as JSON. Without a password before it, the device must know
 * its owner by a finger, a face or a PIN.
 */
export async function signInOptions(
	db: Db,
	{ challenge, waiting, site }: { challenge: string; waiting: string | undefined; site: Site },
): Promise<PublicKeyCredentialRequestOptionsJSON> {
	const own =
		waiting === undefined
			? []
			: await db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, waiting))
	return {
		challenge,
		rpId: new URL(site.url).hostname,
		allowCredentials: own.map(describe),
		userVerification: waiting === undefined ? 'required' : 'preferred',
		timeout,
	}
}

function describe({ id }: { id: string }): PublicKeyCredentialDescriptorJSON {
	return { type: 'public-key', id }
}

type NewPasskey = { passkey: Passkey; userId: string; name: string; now: Date }

/** False if the passkey is stored already, or the account has as many as it may. */
export async function addPasskey(
	db: Db,
	{ passkey, userId, name, now }: NewPasskey,
): Promise<boolean> {
	const [own] = await db
		.select({ count: count() })
		.from(passkeys)
		.where(eq(passkeys.userId, userId))
	if ((own?.count ?? 0) >= mostPasskeys) return false
	const added = await db
		.insert(passkeys)
		.values({ ...passkey, userId, name, createdAt: now })
		.onConflictDoNothing()
		.returning({ id: passkeys.id })
	return added.length > 0
}

/** A passkey with the account that it opens. */
export async function findPasskey(db: Db, { id }: { id: string }) {
	const [found] = await db
		.select({
			person: account,
			passkey: {
				id: passkeys.id,
				publicKey: passkeys.publicKey,
				algorithm: passkeys.algorithm,
				signCount: passkeys.signCount,
			},
		})
		.from(passkeys)
		.innerJoin(userProfiles, eq(userProfiles.id, passkeys.userId))
		.where(eq(passkeys.id, id))
	return found
}

/** Notes a use; false if another request has used the same count. */
export async function notePasskeyUse(
	db: Db,
	{ passkey, signCount, now }: { passkey: Passkey; signCount: number; now: Date },
): Promise<boolean> {
	const noted = await db
		.update(passkeys)
		.set({ signCount, lastUsedAt: now })
		.where(and(eq(passkeys.id, passkey.id), eq(passkeys.signCount, passkey.signCount)))
		.returning({ id: passkeys.id })
	return noted.length > 0
}
