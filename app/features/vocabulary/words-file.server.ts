/**
 * The entries of a text's words as a file of its own. Its address names what is in it and its reader, so
 * that a browser asks once for each state of the text: /courses/lessons/ni-hao/words?of=670d9743542cae3e
 * Another reader in the same browser has another address: an answer says for whom it was made.
 */
import { sha256 } from '#app/domain/sha256.ts'
import type { WordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { refuse } from '#app/http/responses.server.ts'

type Entries = readonly WordEntry[]

type Shown = { readerId: string; isWorking?: boolean }

/** `path` is the text's page; `isWorking` if it shows the text as it was last saved. */
export async function wordsAddress(
	path: string,
	entries: Entries,
	{ readerId, isWorking = false }: Shown,
): Promise<string> {
	const name = await nameFor(readerId, await fileOf(entries))
	return `${path}/words?of=${name}${isWorking ? '&view=working' : ''}`
}

/** The answer to somebody who may read the text. Without a name it is the file as of now. */
export async function answerWords(
	entries: Entries,
	{ url, readerId }: { url: string; readerId: string },
): Promise<Response> {
	const wanted = new URL(url).searchParams.get('of')
	const file = await fileOf(entries)
	if (wanted !== null && wanted !== (await nameFor(readerId, file))) {
		return refuse('vocabulary.text-changed')
	}
	const caching = wanted === null ? 'private, no-cache' : 'private, max-age=31536000, immutable'
	return new Response(file.json, {
		headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': caching },
	})
}

type WordsFile = { hash: string; json: string }

async function nameFor(readerId: string, { hash }: WordsFile): Promise<string> {
	return (await sha256(`${readerId} ${hash}`)).slice(0, 16)
}

/** Made once for as long as the worker keeps the entries. */
const made = new WeakMap<Entries, Promise<WordsFile>>()

function fileOf(entries: Entries): Promise<WordsFile> {
	const file = made.get(entries) ?? fileWith(JSON.stringify(entries))
	made.set(entries, file)
	return file
}

async function fileWith(json: string): Promise<WordsFile> {
	return { hash: await sha256(json), json }
}
