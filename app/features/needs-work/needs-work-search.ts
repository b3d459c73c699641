/**
 * The address of the list: /admin/needs-work?what=audio-outdated&course=zero&keyword=茶&page=2. A dialog names the
 * selected texts with their kinds: ?ask=publish&ids=lessons:cup,articles:slow-train
 */
import { counted } from '#app/domain/counted.ts'
import { longestTitle } from '#app/domain/courses/limits.ts'
import { type Need, needs } from '#app/domain/needs-work/needs.ts'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'
import { type Paging, readPaging, searchWith, withoutDialog } from '#app/ui/admin/paging.ts'

/** The largest page. */
export const mostTexts = 100

const kinds = ['lessons', 'articles'] as const

export type NeedsWorkSearch = Paging & {
	/** Part of a title, in either language. */
	keyword: string
	/** 'waiting' is whatever was begun; 'anything' also what is missing. */
	what: Need | 'waiting' | 'anything'
	/** A course's id; 'articles'; or 'single', the lessons without a course. */
	course: string | undefined
}

export function readNeedsWorkSearch(search: URLSearchParams): NeedsWorkSearch {
	const what = search.get('what')
	return {
		...readPaging(search),
		keyword: (search.get('keyword') ?? '').trim().normalize('NFC').slice(0, longestTitle),
		what: what === 'anything' ? what : (needs.find((need) => need === what) ?? 'waiting'),
		course: search.get('course')?.slice(0, 100) || undefined,
	}
}

export function needsWorkPath(
	search: URLSearchParams,
	changes: Parameters<typeof searchWith>[1] = {},
): string {
	const query = searchWith(search, changes)
	return query === '?' ? '/admin/needs-work' : `/admin/needs-work${query}`
}

const asks = ['publish', 'use-audio', 'generate'] as const

/** What can be done with several texts. */
export type Ask = (typeof asks)[number]

export function readAsk(search: URLSearchParams): Ask | undefined {
	return asks.find((ask) => ask === search.get('ask'))
}

/** lessons:cup */
export function textInAddress({ kind, id }: AudioOwner): string {
	return `${kind}:${id}`
}

/** The selected texts of the address. */
export function readSelected(search: URLSearchParams): AudioOwner[] {
	const named = new Set((search.get('ids') ?? '').split(','))
	return [...named].slice(0, mostTexts).flatMap((text) => {
		const [, name, id] = /^([a-z]+):(.{1,100})$/.exec(text) ?? []
		const kind = kinds.find((known) => known === name)
		return kind && id ? { kind, id } : []
	})
}

/** The list with its filters, and a message about what was done. */
export function donePath(search: URLSearchParams, done: Ask, count: number): string {
	return needsWorkPath(withoutDialog(search), { done, count })
}

/** What the address says was done. */
export function doneText(search: URLSearchParams): string | undefined {
	const count = Number(/^[1-9]\d{0,2}$/.exec(search.get('count') ?? '')?.[0])
	if (!(count <= mostTexts)) return undefined
	const texts: Partial<Record<string, string>> = {
		publish: `${counted(count, 'text was', 'texts were')} published.`,
		'use-audio': `Learners hear the new audio of ${counted(count, 'text')} from now on.`,
		generate: `Audio is being made for ${counted(count, 'text')}. Then it waits here to be used.`,
	}
	return texts[search.get('done') ?? '']
}
