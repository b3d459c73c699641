import { useRevalidator } from '@remix-run/react'
import { CheckCheck, Pause } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import type { CardProps } from './card-props.ts'

const ways = [
	{ intent: 'suspend', name: 'Suspend', Icon: Pause },
	{ intent: 'know', name: 'I know it', Icon: CheckCheck },
] as const

/** Buttons that set a card aside: for later, or as its word is known. The toast takes it back. */
export function SetAside({ card, study, path }: Pick<CardProps, 'card' | 'study' | 'path'>) {
	const toast = useToast()
	const { revalidate } = useRevalidator()
	const { userId } = study

	async function setAside(intent: (typeof ways)[number]['intent']) {
		const { setCardAside } = await import('./set-card-aside.tsx')
		const isDone = await setCardAside({
			userId,
			path,
			card,
			intent,
			toast,
			onBack: revalidate,
		})
		if (isDone) study.leaveOut(card.id)
	}

	return (
		<form method="post" action={path} className="contents">
			<input type="hidden" name="cardId" value={card.id} />
			{ways.map(({ intent, name, Icon }) => (
				<Button
					key={intent}
					name="intent"
					value={intent}
					look="quiet"
					className="min-h-10 px-2 text-ink-quiet text-sm hover:text-ink"
					onClick={(event) => {
						event.preventDefault()
						void setAside(intent)
					}}
				>
					<Icon aria-hidden size={16} />
					{name}
				</Button>
			))}
		</form>
	)
}
