import list from '@zxcvbn-ts/language-common/src/passwords.json?url'
import * as z from 'zod'

type CommonPasswords = ReadonlySet<string>

/** Kept by a worker once it was asked for. */
let known: Promise<CommonPasswords> | undefined

/**
 * The passwords that are guessed first, in small letters. The list has half a megabyte: it lies beside
 * the browser's files, and a worker reads it when somebody chooses a password.
 */
export function commonPasswords(files: Fetcher, siteUrl: string): Promise<CommonPasswords> {
	known ??= read(files, siteUrl).catch((error: unknown) => {
		known = undefined
		throw error
	})
	return known
}

async function read(files: Fetcher, siteUrl: string): Promise<CommonPasswords> {
	const answer = await files.fetch(new URL(list, siteUrl))
	if (!answer.ok) throw new Error(`The list of common passwords was answered with ${answer.status}`)
	return new Set(z.array(z.string()).parse(await answer.json()))
}
