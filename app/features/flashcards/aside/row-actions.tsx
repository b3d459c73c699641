import { Form } from '@remix-run/react'
import { CheckCheck, EllipsisVertical, Flag, Pause, Play } from 'lucide-react'
import { placeOfEntry } from '#app/domain/reports/report.ts'
import type { DeckCard } from '#app/features/flashcards/study-contract.ts'
import { useReporting } from '#app/features/reports/sending/use-reporting.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

const ways = [
	{ intent: 'suspend', name: 'Suspend', Icon: Pause },
	{ intent: 'know', name: 'I know it', Icon: CheckCheck },
] as const

const choice =
	'flex min-h-11 items-center gap-2 rounded-control px-3 text-left text-sm hover:bg-sunken'

/** Sets a card of a list aside, or lets it come again. Says that its word is wrong. */
export function RowActions({ card }: { card: DeckCard }) {
	const { id, word, aside } = card
	if (aside) {
		return (
			<Form method="post" preventScrollReset>
				<input type="hidden" name="cardId" value={id} />
				<button
					type="submit"
					name="intent"
					value="resume"
					aria-label={`Resume ${word}`}
					className={buttonClass('secondary', 'px-3 text-sm')}
				>
					<Play aria-hidden size={16} />
					Resume
				</button>
			</Form>
		)
	}
	return (
		<details className="relative">
			<summary
				aria-label={`More about ${word}`}
				className="grid size-11 list-none place-items-center rounded-control text-ink-quiet hover:bg-sunken hover:text-ink [&::-webkit-details-marker]:hidden"
			>
				<EllipsisVertical aria-hidden size={18} />
			</summary>
			<Form
				method="post"
				preventScrollReset
				className="card absolute right-0 z-10 grid w-max gap-1 p-1 shadow-lg"
			>
				<input type="hidden" name="cardId" value={id} />
				{ways.map(({ intent, name, Icon }) => (
					<button key={intent} type="submit" name="intent" value={intent} className={choice}>
						<Icon aria-hidden size={16} />
						{name}
					</button>
				))}
				<ReportRow card={card} />
			</Form>
		</details>
	)
}

/** A sentence that the reader saved stays theirs. */
function ReportRow({ card }: { card: DeckCard }) {
	const report = useReporting()
	const isHydrated = useHydrated()
	if (!report || !isHydrated) return null

	function open(button: HTMLElement) {
		const menu = button.closest('details')
		// The dialog gives the focus back to what has it when it opens.
		menu?.querySelector('summary')?.focus()
		if (menu) menu.open = false
		report?.(placeOfEntry(card))
	}

	return (
		<button
			type="button"
			aria-haspopup="dialog"
			onClick={({ currentTarget }) => open(currentTarget)}
			className={choice}
		>
			<Flag aria-hidden size={16} />
			Something wrong?
		</button>
	)
}
