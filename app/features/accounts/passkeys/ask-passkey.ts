/** Talks with the browser about passkeys, and with the server. Loaded when a button for it is pressed. */
import { passkeyErrors } from '#app/domain/errors/passkeys.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { sendJson } from '#app/ui/send-json.ts'

type Answer<T> = Partial<T> & { error?: { text: string } }

/** Signs in; the path to go on to, or a sentence why not. */
export function signInWithPasskey(path: string): Promise<Result<string, string>> {
	return orSentence(async () => {
		const options = await call<{ options: PublicKeyCredentialRequestOptionsJSON }>(path, {
			intent: 'options',
		})
		if (!options.ok) return options
		const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options.value.options)
		const credential = await navigator.credentials.get({ publicKey })
		const entry = await call<{ to: string }>(path, { intent: 'sign-in', ...sent(credential) })
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
		const options = await call<{ options: PublicKeyCredentialCreationOptionsJSON }>(path, {
			intent: 'options',
			name,
			currentPassword,
		})
		if (!options.ok) return options
		const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options.value.options)
		const credential = await navigator.credentials.create({ publicKey })
		const added = await call<{ codes?: string[] }>(path, {
			intent: 'add',
			name,
			...sent(credential),
		})
		return added.ok ? ok(added.value.codes) : added
	})
}

function sent(credential: Credential | null): { credential: PublicKeyCredentialJSON } {
	if (!(credential instanceof PublicKeyCredential)) throw new TypeError('not a passkey')
	return { credential: credential.toJSON() }
}

async function call<T>(path: string, body: object): Promise<Result<T, string>> {
	const response = await sendJson(path, body)
	const answer: Answer<T> & T = await response.json()
	return response.ok ? ok(answer) : err(answer.error?.text ?? passkeyErrors['passkey.failed'])
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
