import { clock } from '#app/domain/speech/clock.ts'

/** The step of an arrow key. */
const stepSeconds = 5

type Props = {
	/** Seconds; the total is NaN until it is known. */
	at: number
	of: number
	seek: (to: number) => void
}

/** Shows the position in the audio, and changes it by dragging or with the arrow keys. */
export function SeekBar({ at, of, seek }: Props) {
	const isKnown = of > 0
	const total = isKnown ? of : 1
	const steps: Partial<Record<string, number>> = {
		ArrowLeft: -stepSeconds,
		ArrowDown: -stepSeconds,
		ArrowRight: stepSeconds,
		ArrowUp: stepSeconds,
	}
	return (
		<>
			<span aria-hidden className="player-time text-right">
				{clock(at)}
			</span>
			<input
				type="range"
				aria-label="Position"
				aria-valuetext={isKnown ? `${clock(at)} of ${clock(of)}` : clock(at)}
				className="seek-bar"
				style={{ '--played': isKnown ? at / of : 0 }}
				min={0}
				max={total}
				step={0.1}
				value={Math.min(at, total)}
				disabled={!isKnown}
				onChange={(event) => seek(event.currentTarget.valueAsNumber)}
				onKeyDown={(event) => {
					const step = steps[event.key]
					if (step === undefined) return
					event.preventDefault()
					seek(Math.min(Math.max(at + step, 0), of))
				}}
			/>
			<span aria-hidden className="player-time">
				{clock(of)}
			</span>
		</>
	)
}
