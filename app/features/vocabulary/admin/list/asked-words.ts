/**
 * What the address of the vocabulary list asks about (?ask=edit&of=12, ?ask=batch-delete&ids=12,13),
 * or says was done (?done=set-status&count=2). Neither is believed: the words themselves must be so.
 */
import { searchWith, withoutDialog } from '#app/ui/admin/paging.ts'
import { mostWords } from './word-versions.ts'

const asks = ['create', 'edit', 'delete', 'batch-delete', 'set-status'] as const

type Ask = (typeof asks)[number]

type AskedWords = {
	ask: Ask | undefined
	done: Ask | undefined
	/** The word a question or a message is about. */
	of: number | undefined
	/** The words a question is about: those that were selected. */
	ids: number[]
}

export function readAsked(search: URLSearchParams): AskedWords {
	const [of] = idsIn(search.get('of') ?? '')
	return {
		ask: asks.find((ask) => ask === search.get('ask')),
		done: asks.find((ask) => ask === search.get('done')),
		of,
		// Without a script, each checkbox sends its own.
		ids: idsIn(search.getAll('ids').join(',')).slice(0, mostWords),
	}
}

function idsIn(text: string): number[] {
	const written = text.split(',').filter((id) => /^[1-9]\d{0,14}$/.test(id))
	return [...new Set(written.map(Number))]
}

/** What is said when something was done; `word` is the one it was done with, if it is there. */
export function doneMessage(
	search: URLSearchParams,
	word: { word: string } | undefined,
): string | undefined {
	const count = Math.min(mostWords, Number(/^[1-9]\d{0,2}$/.exec(search.get('count') ?? '')?.[0]))
	const words = `${count} ${count === 1 ? 'word was' : 'words were'}`
	switch (readAsked(search).done) {
		case 'create':
			return word && `${word.word} was created.`
		case 'edit':
			return word && `${word.word} was saved.`
		case 'delete':
			return word ? undefined : 'The word was deleted.'
		case 'batch-delete':
			return count ? `${words} deleted.` : undefined
		case 'set-status':
			return count ? `${words} updated.` : undefined
		case undefined:
			return undefined
	}
}

/** Where one is once something is done: on the list, as it was filtered. */
export function donePath(
	search: URLSearchParams,
	moment: { done: Ask; of?: number; count?: number },
): string {
	return wordsPath(withoutDialog(search), moment)
}

export function wordsPath(
	search: URLSearchParams,
	changes: Parameters<typeof searchWith>[1] = {},
): string {
	const wanted = searchWith(search, changes)
	return wanted === '?' ? '/admin/vocab' : `/admin/vocab${wanted}`
}
