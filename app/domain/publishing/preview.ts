/**
 * How an administrator looks at a lesson or an article before learners do, as its address says it:
 * /courses/lessons/tea-house?view=working&as=HSK2&account=free&narrow=on
 */
import { type HskLevel, parseHskLevel } from '#app/domain/hsk/level.ts'

export type Preview = {
	/** The level whose colours it has; default: the administrator's own. */
	level: HskLevel | undefined
	account: 'free' | 'member'
	/** As wide as a telephone. */
	isNarrow: boolean
}

/** Undefined if the address asks for the text as learners have it. */
export function previewIn(search: URLSearchParams): Preview | undefined {
	if (search.get('view') !== 'working') return undefined
	return {
		level: parseHskLevel(search.get('as') ?? ''),
		account: search.get('account') === 'free' ? 'free' : 'member',
		isNarrow: search.has('narrow'),
	}
}

/** A lesson or an article as it was last saved, by the address where learners read it. */
export function workingPath(readingPath: string): string {
	return `${readingPath}?view=working`
}
