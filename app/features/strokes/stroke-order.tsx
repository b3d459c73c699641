import { Play, StepForward } from 'lucide-react'
import { useRef, useState } from 'react'
import { kindsOfStrokes } from '#app/domain/strokes/kinds-of-strokes.ts'
import type { Strokes } from '#app/domain/strokes/stroke-file.ts'
import { Button } from '#app/ui/button.tsx'
import { StrokeGrid } from './stroke-grid.tsx'
import { StrokeName } from './stroke-name.tsx'
import { prefersNoMotion } from './stroke-writer.ts'
import { useWriter } from './use-writer.ts'

type Props = { character: string; strokes: Strokes }

/** Plays the strokes of a character in their order, or shows one after another. */
export function StrokeOrder({ character, strokes }: Props) {
	const host = useRef<HTMLDivElement>(null)
	const writer = useWriter(host, { character, strokes, isShown: true })
	const count = strokes.strokes.length
	/** The strokes on the screen; undefined while all stand or play. */
	const [shown, setShown] = useState<number>()

	function play() {
		setShown(undefined)
		void writer?.animateCharacter()
	}

	async function step() {
		const at = shown === undefined || shown === count ? 0 : shown
		setShown(at + 1)
		if (at === 0) await writer?.hideCharacter({ duration: 0 })
		void writer?.animateStroke(at)
	}

	return (
		<div className="grid justify-items-center gap-3">
			<StrokeGrid host={host} label={`${character}, ${count} strokes`} />
			<p role="status" className="min-h-6 text-ink-soft text-sm">
				{shown === undefined ? (
					count === 1 ? (
						'1 stroke'
					) : (
						`${count} strokes`
					)
				) : (
					<ShownStroke strokes={strokes} shown={shown} />
				)}
			</p>
			<div className="flex flex-wrap justify-center gap-2">
				{!prefersNoMotion() && (
					<Button type="button" look="secondary" onClick={play}>
						<Play aria-hidden size={18} />
						Play
					</Button>
				)}
				<Button type="button" look="secondary" onClick={step}>
					<StepForward aria-hidden size={18} />
					Next stroke
				</Button>
			</div>
		</div>
	)
}

function ShownStroke({ strokes, shown }: { strokes: Strokes; shown: number }) {
	const kind = kindsOfStrokes(strokes.medians)[shown - 1]
	return (
		<>
			Stroke {shown} of {strokes.strokes.length}
			{kind && (
				<>
					: <StrokeName kind={kind} />
				</>
			)}
		</>
	)
}
