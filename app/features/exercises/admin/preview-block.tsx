import { memo } from 'react'
import type { ExerciseDoubt } from '#app/domain/exercises/doubts-of-exercise.ts'
import type { NumberedBlock } from '#app/domain/exercises/exercise-set.ts'
import { blockProblemText, type FailedBlock } from '#app/domain/exercises/exercise-text.ts'
import { joinSyllables } from '#app/domain/pinyin/join.ts'
import { PreviewExercise } from './preview-exercise.tsx'
import { WithCode } from './with-code.tsx'

type Props = {
	block: NumberedBlock
	/** Undefined until the engine has answered. */
	doubts: readonly ExerciseDoubt[] | undefined
	isCurrent: boolean
	goTo: (line: number) => void
}

/** Memoized: there may be hundreds of blocks, and each key press would render them all. */
export const PreviewBlock = memo(DrawnBlock, (before, now) => {
	const [was, is] = [before.block, now.block]
	return (
		was.source === is.source &&
		was.line === is.line &&
		was.number === is.number &&
		before.doubts === now.doubts &&
		before.isCurrent === now.isCurrent &&
		before.goTo === now.goTo
	)
})

function DrawnBlock({ block, doubts = [], isCurrent, goTo }: Props) {
	const line = block.ok ? block.line : (block.problem.line ?? block.line)
	return (
		<li
			data-current={isCurrent || undefined}
			data-failed={!block.ok || undefined}
			className="relative grid gap-2 rounded-card border border-line bg-raised p-3 hover:border-edge data-current:border-indigo data-failed:border-cinnabar data-current:bg-indigo-tint"
		>
			{/* Doubts arrive later: here they do not move the cards below. */}
			<div className="flex flex-wrap items-baseline gap-x-4">
				<h3 className="font-semibold">
					{/* The whole card is clickable and goes to its text. */}
					<button
						type="button"
						onClick={() => goTo(line)}
						aria-current={isCurrent || undefined}
						className={`rounded-control text-left after:absolute after:inset-0 after:rounded-card ${block.ok ? 'text-ink-soft' : 'text-cinnabar-deep'}`}
					>
						{block.ok ? `Q${block.number}` : `Q${block.number}. Parsing Error`}
						<span className="sr-only">, line {line}</span>
					</button>
				</h3>
				{doubts.length > 0 && <PreviewDoubts doubts={doubts} />}
			</div>
			{block.ok ? (
				<PreviewExercise exercise={block.exercise} number={block.number} />
			) : (
				<UnreadBlock block={block} line={line} />
			)}
		</li>
	)
}

/** Keeps the preview short when a whole book is pasted into the editor. */
const longestShown = 2000

function UnreadBlock({ block, line }: { block: FailedBlock; line: number }) {
	return (
		<>
			<p className="wrap-anywhere text-cinnabar-deep">
				<span className="font-medium">Line {line}:</span>{' '}
				<WithCode text={cut(blockProblemText(block))} />
			</p>
			<pre lang="zh-CN" className="wrap-anywhere whitespace-pre-wrap text-ink-soft text-sm">
				{cut(block.source)}
			</pre>
		</>
	)
}

function cut(text: string): string {
	return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text
}

/** Readings and cuts that the author should check, as in the editor of a lesson's text. */
function PreviewDoubts({ doubts }: { doubts: readonly ExerciseDoubt[] }) {
	return (
		<div className="flex flex-wrap items-baseline gap-x-3 text-sm">
			<h4 className="font-medium text-amber">To check</h4>
			<ul className="flex flex-wrap gap-x-4">
				{doubts.map(({ kind, word, pinyin, or }) => (
					<li key={`${kind} ${word} ${pinyin}`}>
						<span lang="zh-CN" className="text-base">
							{word}
						</span>{' '}
						<span className="text-ink-soft">
							{kind === 'cut' ? (
								<>
									or <span lang="zh-CN">{or.join(' | ')}</span>
								</>
							) : (
								<span lang="zh-Latn-pinyin">
									{pinyin && joinSyllables(pinyin)} or {or.map(joinSyllables).join(', ')}
								</span>
							)}
						</span>
					</li>
				))}
			</ul>
		</div>
	)
}
