/** Where an editor mends what was reported, and where readers see it. */
import { placeInHash } from '#app/domain/publishing/asked-place.ts'
import type { ReportKind, ReportPlace } from '#app/domain/reports/report.ts'

type Place = Pick<ReportPlace, 'part' | 'lessonId' | 'articleId' | 'paragraph' | 'word'>

/** The tab of the lesson or article that has it; the vocabulary for a word of the dictionary. */
export function editorPath(
	{ part, lessonId, articleId, paragraph, word }: Place,
	kinds: ReportKind[],
): string {
	if (part === 'dictionary') return vocabularyPath(word ?? '')
	const owner =
		lessonId === null
			? `/admin/articles/${encodeURIComponent(articleId ?? '')}`
			: `/admin/lessons/${encodeURIComponent(lessonId)}`
	if (part === 'exercise') return `${owner}/exercises/edit`
	if (part === 'notes') return `${owner}/notes`
	if (kinds.every((kind) => kind === 'audio')) return `${owner}/audio`
	return `${owner}/segment${paragraph === null ? '' : placeInHash({ paragraph, word: word ?? undefined })}`
}

/** The entry of a word, whose meaning is the same in all texts. */
export function vocabularyPath(word: string): string {
	return `/admin/vocab?${new URLSearchParams({ word })}`
}
