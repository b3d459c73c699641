import type { ExerciseDoubt } from '#app/domain/exercises/doubts-of-exercise.ts'
import { joinSyllables } from '#app/domain/pinyin/join.ts'

/** Readings and cuts that the author should check, as in the editor of a lesson's text. */
export function PreviewDoubts({ doubts }: { doubts: readonly ExerciseDoubt[] }) {
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
