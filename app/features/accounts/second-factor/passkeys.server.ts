/** Passkeys by better-auth's plugin: signing in with one, adding one. */
import { eq } from 'drizzle-orm'
import type * as z from 'zod'
import type { Db } from '#app/db/client.server.ts'
import { passkeys, userProfiles } from '#app/db/schema/index.ts'
import type { newPasskeyCall, passkeyCall } from '#app/features/accounts/account-forms.ts'
import { enter } from '#app/http/enter.server.ts'
import type { LoadContext } from '#app/http/load-context.server.ts'

/** More than anybody has devices. */
export const mostPasskeys = 10

/**
 * The options of `navigator.credentials.get`, as JSON. Without a password before it, the device must know
 * its owner by a finger, a face or a PIN; after one, it may be a key that only its owner's name finds.
 */
export async function signInOptions(context: LoadContext, { headers }: Request) {
	const [{ api }, waiting] = await Promise.all([context.auth(), context.waiting()])
	const { response, ...answer } = await api.generatePasskeyAuthenticationOptions({
		headers,
		returnHeaders: true,
	})
	if (!waiting) return { ...answer, response: { ...response, userVerification: 'required' } }
	const own = await context.db
		.select({ id: passkeys.credentialID })
		.from(passkeys)
		.where(eq(passkeys.userId, waiting.id))
	const allowCredentials = own.map(({ id }) => ({ type: 'public-key', id }))
	return { ...answer, response: { ...response, allowCredentials } }
}

type Signed = Extract<z.infer<typeof passkeyCall>, { intent: 'sign-in' }>['credential']

/** Begins a session. If its owner may not enter, says who they are. */
export async function enterByPasskey(
	{ auth, db }: LoadContext,
	{ headers }: Request,
	credential: Signed,
) {
	const { api } = await auth()
	const body = { response: credential }
	const entry = await enter(api.verifyPasskeyAuthentication({ body, headers, returnHeaders: true }))
	if (entry.kind === 'in' || entry.kind === 'wrong') return entry
	return { kind: entry.kind, person: await findOwner(db, credential) }
}

async function findOwner(db: Db, { id }: { id: string }) {
	const [owner] = await db
		.select({ id: userProfiles.id, email: userProfiles.email })
		.from(passkeys)
		.innerJoin(userProfiles, eq(userProfiles.id, passkeys.userId))
		.where(eq(passkeys.credentialID, id))
	return owner
}

/** The options of `navigator.credentials.create`, as JSON. */
export async function registrationOptions({ auth }: LoadContext, { headers }: Request) {
	const { api } = await auth()
	return api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true })
}

type NewPasskey = Extract<z.infer<typeof newPasskeyCall>, { intent: 'add' }>

/** Stores a new passkey, unless its signature is wrong or it is stored already. */
export async function addPasskey(
	{ auth, db }: LoadContext,
	{ headers }: Request,
	{ credential, name }: NewPasskey,
) {
	const [known] = await db
		.select({ id: passkeys.id })
		.from(passkeys)
		.where(eq(passkeys.credentialID, credential.id))
	if (known) return { kind: 'wrong' } as const
	const { api } = await auth()
	const body = { response: credential, name }
	return enter(api.verifyPasskeyRegistration({ body, headers, returnHeaders: true }))
}
