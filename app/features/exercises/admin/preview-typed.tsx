import type { Typed } from '#app/domain/exercises/typed.ts'
import type { AcceptedAnswer } from '#app/domain/typing/typed-answer.ts'
import { PreviewLine } from './preview-line.tsx'

/** All answers that are accepted, and how each is graded. */
export function PreviewTyped({ task }: { task: Typed }) {
	return (
		<>
			<p className="text-ink-soft">Typed answer:</p>
			<ul className="grid gap-1">
				{task.accepted.map((answer, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: an answer is its letter
					<PreviewLine key={index} label={scriptOf(answer)} isRight>
						<span
							lang={'hanzi' in answer ? 'zh-CN' : undefined}
							className="wrap-anywhere text-base"
						>
							{textOf(answer)}
						</span>
					</PreviewLine>
				))}
			</ul>
		</>
	)
}

function scriptOf(answer: AcceptedAnswer): string {
	return 'hanzi' in answer ? 'Hanzi' : 'Pinyin'
}

function textOf(answer: AcceptedAnswer): string {
	return 'hanzi' in answer ? answer.hanzi : answer.pinyin
}
