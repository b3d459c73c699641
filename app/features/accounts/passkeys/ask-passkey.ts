/** Talks with the browser about passkeys, and with the server. Loaded when a button for it is pressed. */
import * as z from 'zod/mini'
import { passkeyErrors } from '#app/domain/errors/passkeys.ts'
import { failureIn } from '#app/domain/failure.ts'
import { isObject } from '#app/domain/is-object.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { askJson } from '#app/http/ask-json.ts'

/** The browser reads what else they have. */
const requestSchema = z.object({
	options: z.custom<PublicKeyCredentialRequestOptionsJSON>(isObject),
})
const creationSchema = z.object({
	options: z.custom<PublicKeyCredentialCreationOptionsJSON>(isObject),
})
const entrySchema = z.object({ to: z.string() })
const addedSchema = z.object({ codes: z.optional(z.array(z.string())) })

/** Signs in; the path to go on to, or a sentence why not. */
export function signInWithPasskey(path: string): Promise<Result<string, string>> {
	return orSentence(async () => {
		const options = await call(path, { intent: 'options' }, requestSchema)
		if (!options.ok) return options
		const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options.value.options)
		const credential = await navigator.credentials.get({ publicKey })
		const entry = await call(path, { intent: 'sign-in', ...sent(credential) }, entrySchema)
		return entry.ok ? ok(entry.value.to) : entry
	})
}

type NewPasskey = { name: string; currentPassword: string }

/** Adds a passkey; recovery codes if the account has none yet, or a sentence why not. */
export function addPasskey(
	path: string,
	{ name, currentPassword }: NewPasskey,
): Promise<Result<string[] | undefined, string>> {
	return orSentence(async () => {
		const options = await call(path, { intent: 'options', name, currentPassword }, creationSchema)
		if (!options.ok) return options
		const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options.value.options)
		const credential = await navigator.credentials.create({ publicKey })
		const added = await call(path, { intent: 'add', name, ...sent(credential) }, addedSchema)
		return added.ok ? ok(added.value.codes) : added
	})
}

function sent(credential: Credential | null): { credential: PublicKeyCredentialJSON } {
	if (!(credential instanceof PublicKeyCredential)) throw new TypeError('not a passkey')
	return { credential: credential.toJSON() }
}

async function call<T>(
	path: string,
	body: object,
	schema: z.ZodMiniType<T>,
): Promise<Result<T, string>> {
	const answer = await askJson(path, body, schema)
	if (answer.ok) return answer
	return err(failureIn(answer.error.body)?.text ?? passkeyErrors['passkey.failed'])
}

async function orSentence<T>(ask: () => Promise<Result<T, string>>): Promise<Result<T, string>> {
	try {
		return await ask()
	} catch (error) {
		console.warn(error)
		return err(passkeyErrors[codeOf(error)])
	}
}

/** Browsers do not tell refusing from waiting too long. */
function codeOf(error: unknown): keyof typeof passkeyErrors {
	const name = error instanceof DOMException ? error.name : ''
	if (name === 'NotAllowedError' || name === 'AbortError') return 'passkey.not-chosen'
	return name === 'InvalidStateError' ? 'passkey.known' : 'passkey.failed'
}
