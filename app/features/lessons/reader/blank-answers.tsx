import type { BlankAnswer } from '#app/domain/lesson-text/blanks.ts'
import { langOfScript } from '#app/features/display/langs.ts'
import { useTextDisplay } from '#app/features/display/use-text-display.ts'
import { Button } from '#app/ui/button.tsx'

type Props = { answers: readonly BlankAnswer[]; isShown: boolean; toggle: () => void }

/** Toggles all blanks at once and lists the numbered answers. */
export function BlankAnswers({ answers, isShown, toggle }: Props) {
	const { script } = useTextDisplay()
	return (
		<section aria-labelledby="blanks" className="card grid gap-4 p-4">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<div>
					<h2 id="blanks" className="font-semibold">
						Blanks
					</h2>
					<p className="text-ink-quiet text-sm">
						{answers.length === 1
							? '1 word is hidden. Tap the gap to reveal it.'
							: `${answers.length} words are hidden. Tap a gap to reveal it.`}
					</p>
				</div>
				<form method="get">
					{!isShown && <input type="hidden" name="answers" value="shown" />}
					<Button
						look="secondary"
						aria-expanded={isShown}
						onClick={(event) => {
							event.preventDefault()
							toggle()
						}}
					>
						{isShown ? 'Hide Answers' : 'Show Answers'}
					</Button>
				</form>
			</div>
			{isShown && (
				<ol className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
					{answers.map(({ number, zh, drawn, en }) => (
						<li key={number} className="flex items-baseline gap-3">
							<span className="w-6 shrink-0 text-right text-ink-quiet text-sm tabular-nums">
								{number}
							</span>
							<span lang={langOfScript[script]} className="min-w-12 text-lg">
								{drawn ?? zh}
							</span>
							<span className="text-ink-soft">{en}</span>
						</li>
					))}
				</ol>
			)}
		</section>
	)
}
