import type { ComponentType, ReactNode } from 'react'
import { UntilLoaded } from '#app/ui/as-served.tsx'
import { later, useLater } from '#app/ui/loaded-later.ts'
import type { CardProps } from './card-props.ts'
import { ChoiceCard } from './choice-card.tsx'
import { RecallCard } from './recall-card.tsx'
import { TypedCard } from './typed-card.tsx'
import { WriteCard } from './write-card.tsx'

type Code = ReturnType<typeof later<ComponentType<CardProps>>>

const choice: Code = later(async () => (await import('./choice-card.tsx')).ChoiceCard)
const typed: Code = later(async () => (await import('./typed-card.tsx')).TypedCard)
const write: Code = later(async () => (await import('./write-card.tsx')).WriteCard)

/** A card of Listening or of a cloze that is chosen; its code loads when the mode is. */
export function LaterChoiceCard(props: CardProps) {
	return (
		<LaterCard {...props} code={choice} served={import.meta.env.SSR && <ChoiceCard {...props} />} />
	)
}

/** A card whose answer is typed; its code loads when the mode is chosen. */
export function LaterTypedCard(props: CardProps) {
	return (
		<LaterCard {...props} code={typed} served={import.meta.env.SSR && <TypedCard {...props} />} />
	)
}

/** A card whose word is written by hand; its code loads when the mode is chosen. */
export function LaterWriteCard(props: CardProps) {
	return (
		<LaterCard {...props} code={write} served={import.meta.env.SSR && <WriteCard {...props} />} />
	)
}

/** A card that stays as served until its code has loaded. Without the code, Recall asks it. */
function LaterCard({ code, served, ...props }: CardProps & { code: Code; served: ReactNode }) {
	const { part: Card, isFailed } = useLater(code, true)
	if (!Card && isFailed) return <RecallCard {...props} />
	return <UntilLoaded served={served} loaded={Card && <Card {...props} />} />
}
