/**
 * The part of the vocabulary list's address that opens a dialog (?ask=edit&of=12,
 * ?ask=batch-delete&ids=12,13) or reports a change (?done=set-status&count=2). Anyone can type it, so
 * the stored words decide.
 */
import { counted } from '#app/domain/counted.ts'
import { searchWith, withoutDialog } from '#app/ui/admin/paging.ts'
import { mostWords } from './word-versions.ts'

const asks = ['create', 'edit', 'delete', 'batch-delete', 'set-status', 'set-level'] as const

type Ask = (typeof asks)[number]

const changes = [...asks, 'restore'] as const

type Done = (typeof changes)[number]

type WordsAddress = {
	ask: Ask | undefined
	done: Done | undefined
	/** The word of the dialog or message. */
	of: number | undefined
	/** The selected words of a batch dialog, or those that were deleted together. */
	ids: number[]
}

export function readWordsAddress(search: URLSearchParams): WordsAddress {
	const [of] = idsIn(search.get('of') ?? '')
	return {
		ask: asks.find((ask) => ask === search.get('ask')),
		done: changes.find((change) => change === search.get('done')),
		of,
		ids: idsIn(search.get('ids') ?? '').slice(0, mostWords),
	}
}

function idsIn(text: string): number[] {
	const valid = text.split(',').filter((id) => /^[1-9]\d{0,14}$/.test(id))
	return [...new Set(valid.map(Number))]
}

/** The first text of a new word’s form: ?ask=create&hanzi=汉路&reading=hàn lù */
export function readNewWord(search: URLSearchParams): { word: string; pinyin: string } {
	return { word: search.get('hanzi') ?? '', pinyin: search.get('reading') ?? '' }
}

/** The message after a change; `word` is the changed word, if it exists. */
export function doneMessage(
	search: URLSearchParams,
	word: { word: string } | undefined,
): string | undefined {
	const count = Math.min(mostWords, Number(/^[1-9]\d{0,2}$/.exec(search.get('count') ?? '')?.[0]))
	const words = counted(count, 'word was', 'words were')
	switch (readWordsAddress(search).done) {
		case 'create':
			return word && `${word.word} was created.`
		case 'edit':
			return word && `${word.word} was saved.`
		case 'delete':
			return word ? undefined : 'The word was deleted.'
		case 'batch-delete':
			return count ? `${words} deleted.` : undefined
		case 'restore':
			return count ? `${words} restored.` : undefined
		case 'set-status':
		case 'set-level':
			return count ? `${words} updated.` : undefined
		case undefined:
			return undefined
	}
}

/** The address after a change: the list, with its filters. */
export function donePath(
	search: URLSearchParams,
	change: { done: Done; of?: number; count?: number; ids?: string },
): string {
	return wordsPath(withoutDialog(search), change)
}

export function wordsPath(
	search: URLSearchParams,
	changes: Parameters<typeof searchWith>[1] = {},
): string {
	const query = searchWith(search, changes)
	return query === '?' ? '/admin/vocab' : `/admin/vocab${query}`
}
