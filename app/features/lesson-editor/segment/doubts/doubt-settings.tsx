import { useId } from 'react'
import { counted } from '#app/domain/counted.ts'
import { errorText } from '#app/domain/errors.ts'
import type { Marking } from './doubt-marks.ts'
import type { Doubts } from './use-doubts.ts'
import type { MeaningOf } from './use-meanings.ts'

/** What the column and the strip show. */
export type ToCheck = {
	doubts: Doubts
	meaningOf: MeaningOf
	/** Whether the dictionary and the engine have answered about all words of the text. */
	isLookedUp: boolean
	/** Set if they did not answer. */
	onTryAgain: (() => void) | undefined
}

const choices: readonly { marking: Marking; name: string }[] = [
	{ marking: 'close', name: 'Close calls' },
	{ marking: 'all', name: 'All with several readings' },
	{ marking: 'none', name: 'None' },
]

/** Chooses which doubts are listed, and marked in the preview. */
export function MarkingChoice({ doubts }: { doubts: Pick<Doubts, 'marking' | 'setMarking'> }) {
	const id = useId()
	return (
		<p className="flex min-w-0 items-center gap-2 text-sm">
			<label htmlFor={id}>Show</label>
			<select
				id={id}
				value={doubts.marking}
				onChange={({ currentTarget }) => {
					const chosen = choices.find(({ marking }) => marking === currentTarget.value)
					if (chosen) doubts.setMarking(chosen.marking)
				}}
				className="min-h-8 w-full min-w-0 rounded-control border border-edge bg-raised px-2 py-1 text-ink text-sm"
			>
				{choices.map(({ marking, name }) => (
					<option key={marking} value={marking}>
						{name}
					</option>
				))}
			</select>
		</p>
	)
}

/** Why the list is empty, or that the look-up failed. Only a text that is looked up has no doubt. */
export function DoubtNews({ doubts, isLookedUp, onTryAgain }: Omit<ToCheck, 'meaningOf'>) {
	if (onTryAgain) {
		return (
			<p role="alert" className="text-sm">
				{errorText('lesson-text.profile-failed')}{' '}
				<button type="button" className="underline underline-offset-2" onClick={onTryAgain}>
					Try again
				</button>
			</p>
		)
	}
	if (doubts.list.length > 0) return null
	const none =
		doubts.marking === 'none' ? 'Nothing is marked.' : 'No reading and no cut is in doubt.'
	return <p className="text-ink-quiet text-sm">{isLookedUp ? none : 'Loading...'}</p>
}

/** How many cuts are marked right, and the way to see them again. */
export function RightCutsNote({ doubts }: { doubts: Pick<Doubts, 'rightCuts' | 'showRightCuts'> }) {
	if (doubts.rightCuts === 0) return null
	return (
		<p className="text-ink-quiet text-sm">
			{counted(doubts.rightCuts, 'cut is', 'cuts are')} marked right in this browser.{' '}
			<button type="button" className="underline underline-offset-2" onClick={doubts.showRightCuts}>
				Check again
			</button>
		</p>
	)
}
