import { Link } from '@remix-run/react'
import { ChevronRight } from 'lucide-react'
import { pairsOf } from '#app/domain/speech/sounds/sound-figures.ts'
import { soundsPath } from '#app/domain/speech/sounds/sound-sets.ts'
import type { SoundSetId } from '#app/domain/speech/sounds/sound-table.ts'
import { BackToText } from './back-to-text.tsx'
import { useSoundFigures } from './kept-figures.ts'

type Props = {
	userId: string
	/** The text that the person came from. */
	from: string | null
	sets: readonly { id: SoundSetId; name: string; hint: string }[]
}

/** The sounds to tell apart, with this device's figures. */
export function SoundList({ userId, sets, from }: Props) {
	const { figures } = useSoundFigures(userId)
	return (
		<main className="page grid max-w-3xl flex-1 grid-cols-[minmax(0,1fr)] content-start gap-5 py-6">
			<BackToText from={from} />
			<div className="grid gap-2">
				<h1 className="font-display text-3xl">Sounds</h1>
				<p className="text-ink-soft">Listen to a word, then pick the one you heard.</p>
			</div>
			<ul className="grid gap-3 sm:grid-cols-2">
				{sets.map(({ id, name, hint }) => {
					const sum = sumOf(pairsOf(figures, id).map(([, pair]) => pair))
					return (
						<li key={id} className="grid">
							<Link
								to={soundsPath(id, from)}
								className="card flex min-w-0 items-center gap-3 px-4 py-3 hover:border-edge"
							>
								<span className="grid min-w-0 flex-1">
									<span className="font-semibold">{name}</span>
									<span className="text-ink-soft text-sm">{hint}</span>
									{sum.asked > 0 && (
										<span className="text-ink-quiet text-sm tabular-nums">
											{Math.round((100 * sum.right) / sum.asked)}% told apart
										</span>
									)}
								</span>
								<ChevronRight aria-hidden size={20} className="shrink-0 text-ink-quiet" />
							</Link>
						</li>
					)
				})}
			</ul>
			<Link to="/sounds/table" className="flex min-h-11 items-center justify-self-start underline">
				All syllables with their sounds
			</Link>
			<p className="text-ink-quiet text-sm">The figures are kept on this device alone.</p>
		</main>
	)
}

function sumOf(figures: readonly { right: number; asked: number }[]) {
	return figures.reduce(
		(sum, { right, asked }) => ({ right: sum.right + right, asked: sum.asked + asked }),
		{ right: 0, asked: 0 },
	)
}
