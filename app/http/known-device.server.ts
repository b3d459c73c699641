/**
 * Browsers that were signed in to an account before, by a signed cookie that outlives the session. Its
 * value is a random id and the hashes of up to five accounts: 0f3c….2xQ9….
 */
import { parseSigned, serializeSigned } from 'hono/utils/cookie'
import { newId } from '#app/db/columns.ts'
import { toBase64 } from '#app/domain/bytes.ts'
import { cookieOptions, hostCookieName } from './session.server.ts'

/** A shared computer has several. */
const mostAccounts = 5

const rememberedSeconds = 60 * 60 * 24 * 180

type Site = { siteUrl: string; secret: string }

type Asked = Site & { request: Request; email: string }

/** The key that counts this device's attempts; undefined if it is new to the account. */
export async function readKnownDevice({ email, ...asked }: Asked): Promise<string | undefined> {
	const { id, accounts } = await readDevice(asked)
	const account = await accountHash(email)
	return accounts.includes(account) ? `${id}:${account}` : undefined
}

/** The device's id and its Set-Cookie header after a sign-in. */
export async function rememberDevice({
	email,
	...asked
}: Asked): Promise<{ id: string; cookie: string }> {
	const { siteUrl, secret } = asked
	const { id, accounts } = await readDevice(asked)
	const account = await accountHash(email)
	const latest = [account, ...accounts.filter((other) => other !== account)].slice(0, mostAccounts)
	const value = [id, ...latest].join('.')
	const cookie = await serializeSigned(deviceCookieName(siteUrl), value, secret, {
		...cookieOptions(siteUrl),
		maxAge: rememberedSeconds,
	})
	return { id, cookie }
}

async function readDevice({ request, siteUrl, secret }: Omit<Asked, 'email'>) {
	const name = deviceCookieName(siteUrl)
	const signed = await parseSigned(request.headers.get('cookie') ?? '', secret, name)
	const [id = newId(), ...accounts] = (signed[name] || undefined)?.split('.') ?? []
	return { id, accounts }
}

function deviceCookieName(siteUrl: string): string {
	return hostCookieName('device', siteUrl)
}

async function accountHash(email: string): Promise<string> {
	const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email))
	return toBase64(new Uint8Array(hash, 0, 12))
}
