import { useEffect, useRef } from 'react'
import { errorText } from '#app/domain/errors.ts'
import type { NumberedBlock } from '#app/domain/exercises/exercise-set.ts'
import { PreviewBlock } from './preview-block.tsx'
import { useDoubts } from './use-doubts.ts'

type Props = {
	lessonId: string
	blocks: readonly NumberedBlock[]
	/** The number of the block with the cursor. */
	current: number | undefined
	/** Goes to a line of the text. */
	goTo: (line: number) => void
}

/** A live preview of the exercises, beside their text. */
export function ExercisePreview({ lessonId, blocks, current, goTo }: Props) {
	const list = useRef<HTMLOListElement>(null)
	const { doubtsOf, isFailed } = useDoubts(lessonId, blocks)

	useEffect(() => {
		if (current !== undefined) showWithin(list.current, current)
	}, [current])

	return (
		<section aria-labelledby="preview-title" className="grid min-w-0 content-start gap-2">
			<h2 id="preview-title" className="font-semibold">
				Live Preview
			</h2>
			{isFailed && <p role="alert">{errorText('lesson-text.profile-failed')}</p>}
			{blocks.length === 0 ? (
				<p className="rounded-card border border-line border-dashed p-4 text-ink-quiet">
					Exercises appear here as you type.
				</p>
			) : (
				<ol ref={list} className="grid content-start gap-2 lg:max-h-[34rem] lg:overflow-y-auto">
					{blocks.map((block) => (
						<PreviewBlock
							key={block.number}
							block={block}
							doubts={doubtsOf.get(block.source)}
							isCurrent={block.number === current}
							goTo={goTo}
						/>
					))}
				</ol>
			)}
		</section>
	)
}

/** Scrolls the list, never the page, so that the editor stays in place. */
function showWithin(list: HTMLOListElement | null, number: number): void {
	const block = list?.children[number - 1]
	if (!list || !block) return
	const box = list.getBoundingClientRect()
	const { top, bottom } = block.getBoundingClientRect()
	if (top < box.top) list.scrollBy({ top: top - box.top })
	else if (bottom > box.bottom) list.scrollBy({ top: Math.min(bottom - box.bottom, top - box.top) })
}
