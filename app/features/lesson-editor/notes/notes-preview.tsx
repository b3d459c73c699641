import type { HskRank } from '#app/domain/hsk/level.ts'
import { TextProblems } from '#app/features/lesson-editor/content/written-text.tsx'
import { useNotesPreview } from './use-notes-preview.ts'

type Props = {
	lessonId: string
	/** The author's level, which colours the words. */
	rank: HskRank
	/** Undefined until the page has its script. */
	text: string | undefined
	goTo: (line: number) => void
}

/** The notes as learners see them, beside their text. */
export function NotesPreview({ lessonId, rank, text, goTo }: Props) {
	const { html, problems } = useNotesPreview(lessonId, text)
	return (
		<section aria-labelledby="preview-title" className="grid min-w-0 content-start gap-2">
			<h2 id="preview-title" className="font-semibold">
				Live Preview
			</h2>
			{problems.length > 0 && <TextProblems problems={problems} goTo={goTo} />}
			{html ? (
				<div
					// biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
					tabIndex={0}
					data-level={rank}
					data-rank={rank}
					data-pinyin="on"
					data-outdated={problems.length > 0 || undefined}
					className="notes words min-w-0 rounded-card border border-line bg-raised p-4 data-outdated:opacity-60 lg:max-h-[calc(100dvh-18rem)] lg:min-h-96 lg:overflow-y-auto"
					// biome-ignore lint/security/noDangerouslySetInnerHtml: the domain escapes everything
					dangerouslySetInnerHTML={{ __html: html }}
				/>
			) : (
				<p className="rounded-card border border-line border-dashed p-4 text-ink-quiet">
					Notes appear here as you type.
				</p>
			)}
		</section>
	)
}
