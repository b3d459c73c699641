/** Where an editor mends what was reported, and where readers see it. */

import { placeInHash } from '#app/domain/publishing/asked-place.ts'
import { tabPath } from '#app/domain/publishing/text-tabs.ts'
import type { ReportKind, ReportPlace } from '#app/domain/reports/report.ts'

type Place = Pick<ReportPlace, 'part' | 'lessonId' | 'articleId' | 'paragraph' | 'word'> & {
	exerciseNo: number | null
	vocabId: number | null
}

/** The place in the tab of the lesson or article that has it; the entry of a word of the dictionary. */
export function editorPath(place: Place, kinds: readonly ReportKind[]): string {
	const { part, lessonId, articleId, paragraph, word, exerciseNo } = place
	if (part === 'dictionary') return entryPath(place)
	const owner =
		lessonId === null
			? ({ kind: 'articles', id: articleId ?? '' } as const)
			: ({ kind: 'lessons', id: lessonId } as const)
	if (part === 'exercise') {
		return `${tabPath(owner, 'Exercises')}${exerciseNo === null ? '' : `#exercise-${exerciseNo}`}`
	}
	if (part === 'notes') return tabPath(owner, 'Notes')
	if (kinds.every((kind) => kind === 'audio')) return tabPath(owner, 'Audio')
	return `${tabPath(owner)}${paragraph === null ? '' : placeInHash({ paragraph, word: word ?? undefined })}`
}

/** The entry of a word, whose meaning and level are the same in all texts; a search if it has several. */
export function entryPath({ word, vocabId }: Pick<Place, 'word' | 'vocabId'>): string {
	const search = new URLSearchParams({ word: word ?? '' })
	if (vocabId !== null) {
		search.set('ask', 'edit')
		search.set('of', String(vocabId))
	}
	return `/admin/vocab?${search}`
}
