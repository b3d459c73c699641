import type { FormEvent, ReactNode } from 'react'
import { isStanding, type Standing } from '#app/domain/known-words/standing.ts'
import { markChoices } from './mark-choices.ts'

type Props = {
	word: string
	/** The person's mark of it, if any. */
	said: Standing | null
	mark: (said: Standing | null) => void
	/** Whether the keys K, L and I press them. */
	hasKeys?: boolean
	/** Hidden fields, where the buttons work without JavaScript too. */
	children?: ReactNode
}

/** Three buttons that say how well one knows a word. The pressed one takes it back. */
export function MarkButtons({ word, said, mark, hasKeys, children }: Props) {
	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const { submitter } = event.nativeEvent as SubmitEvent
		const chosen = submitter instanceof HTMLButtonElement ? submitter.value : ''
		mark(isStanding(chosen) ? chosen : null)
	}

	return (
		<form method="post" onSubmit={submit}>
			{children}
			<fieldset aria-label={`How well you know ${word}`} className="flex flex-wrap gap-1.5">
				{markChoices.map((choice) => (
					<button
						key={choice.said}
						type="submit"
						name="said"
						value={said === choice.said ? '' : choice.said}
						aria-pressed={said === choice.said}
						aria-keyshortcuts={hasKeys ? choice.key : undefined}
						title={hasKeys ? `Key ${choice.key}` : undefined}
						className="min-h-10 grow rounded-control border border-edge bg-raised px-3 text-ink-soft text-sm hover:bg-sunken hover:text-ink aria-pressed:border-jade aria-pressed:bg-jade-tint aria-pressed:font-medium aria-pressed:text-jade"
					>
						{choice.label}
					</button>
				))}
			</fieldset>
		</form>
	)
}
