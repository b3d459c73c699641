import { Form } from '@remix-run/react'
import { CheckCheck, EllipsisVertical, Pause, Play } from 'lucide-react'
import type { DeckCard } from '#app/features/flashcards/study-contract.ts'
import { buttonClass } from '#app/ui/button.tsx'

const ways = [
	{ intent: 'suspend', name: 'Suspend', Icon: Pause },
	{ intent: 'know', name: 'I know it', Icon: CheckCheck },
] as const

/** Sets a card of a list aside, or lets it come again. */
export function RowActions({ card: { id, word, aside } }: { card: DeckCard }) {
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
					<button
						key={intent}
						type="submit"
						name="intent"
						value={intent}
						className="flex min-h-11 items-center gap-2 rounded-control px-3 text-left text-sm hover:bg-sunken"
					>
						<Icon aria-hidden size={16} />
						{name}
					</button>
				))}
			</Form>
		</details>
	)
}
