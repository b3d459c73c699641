/** Where an editor mends what was reported, and where readers see it. */
import { placeInHash } from '#app/domain/publishing/asked-place.ts'
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
			? `/admin/articles/${encodeURIComponent(articleId ?? '')}`
			: `/admin/lessons/${encodeURIComponent(lessonId)}`
	if (part === 'exercise') {
		return `${owner}/exercises/edit${exerciseNo === null ? '' : `#exercise-${exerciseNo}`}`
	}
	if (part === 'notes') return `${owner}/notes`
	if (kinds.every((kind) => kind === 'audio')) return `${owner}/audio`
	return `${owner}/segment${paragraph === null ? '' : placeInHash({ paragraph, word: word ?? undefined })}`
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
