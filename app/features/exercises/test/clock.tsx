import { Timer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

type Props = {
	/** In milliseconds since 1970. */
	endsAt: number
	/** Called once, when the time is over. */
	onOver: () => void
}

/** Minutes left at which screen readers are told. */
const told = [10, 5, 1]

/** The time that is left: 34:12. */
export function Clock({ endsAt, onOver }: Props) {
	const [left, setLeft] = useState(() => secondsUntil(endsAt))
	const over = useRef(onOver)
	over.current = onOver

	useEffect(() => {
		const tick = () => setLeft(secondsUntil(endsAt))
		const timer = setInterval(tick, 1000)
		return () => clearInterval(timer)
	}, [endsAt])

	const isOver = left <= 0
	useEffect(() => {
		if (isOver) over.current()
	}, [isOver])

	const minutes = Math.floor(left / 60)
	const [first] = useState(left)
	const lately = told.findLast((minute) => left <= minute * 60 && minute * 60 < first)
	return (
		<>
			<p
				role="timer"
				aria-label="Time left"
				className={`flex items-center gap-1.5 font-semibold text-lg tabular-nums ${left <= 60 ? 'text-cinnabar-deep' : ''}`}
			>
				<Timer aria-hidden size={18} />
				{minutes}:{String(left % 60).padStart(2, '0')}
			</p>
			<p role="status" className="sr-only">
				{lately && `${lately === 1 ? 'One minute' : `${lately} minutes`} left.`}
			</p>
		</>
	)
}

function secondsUntil(endsAt: number): number {
	return Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))
}
