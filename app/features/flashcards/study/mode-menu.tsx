import { Link } from '@remix-run/react'
import {
	ArrowLeftRight,
	Brush,
	Ear,
	Eye,
	Keyboard,
	ListChecks,
	type LucideIcon,
	PenLine,
	TextCursorInput,
} from 'lucide-react'
import { type StudyMode, studyModes } from '#app/domain/flashcards/review.ts'
import type { StudySession } from '#app/features/flashcards/study-contract.ts'
import { studyPath } from '#app/features/flashcards/study-path.ts'
import { CheckField } from '#app/ui/field.tsx'
import { KeysButton } from '#app/ui/keys/keys-button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { isAutoplayOn, setAutoplay } from './autoplay.ts'
import { modes } from './modes.ts'

/** The picture of each mode, and what is done in it. */
export const modeRows: Record<StudyMode, { Icon: LucideIcon; does: string }> = {
	recall: { Icon: Eye, does: 'See the word, remember its meaning.' },
	reverse: { Icon: ArrowLeftRight, does: 'See the meaning, remember the word.' },
	listening: { Icon: Ear, does: 'Hear the word, choose it among four.' },
	'type-reading': { Icon: Keyboard, does: 'See the word, type its reading.' },
	'type-word': { Icon: PenLine, does: 'See the meaning, type the word.' },
	cloze: { Icon: TextCursorInput, does: 'Type the word that a sentence lacks.' },
	'cloze-choice': { Icon: ListChecks, does: 'Choose the word that a sentence lacks.' },
	write: { Icon: Brush, does: 'See the meaning, write the word by hand.' },
}

type Props = { session: Pick<StudySession, 'deck' | 'mode' | 'chosen' | 'from'> }

/** The modes, each a link to the same cards, and a switch that this device remembers. */
export function ModeMenu({ session: { deck, mode, chosen, from } }: Props) {
	const isHydrated = useHydrated()
	return (
		<>
			<ul>
				{studyModes.map((other) => {
					const { Icon, does } = modeRows[other]
					return (
						<li key={other}>
							<Link
								to={studyPath({ slug: deck.slug, mode: other, chosen, from })}
								replace
								preventScrollReset
								aria-current={other === mode ? 'page' : undefined}
								onClick={({ currentTarget }) => {
									currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
								}}
								className="flex min-h-11 items-center gap-3 rounded-control px-3 py-1.5 hover:bg-sunken aria-[current]:bg-jade-tint"
							>
								<Icon aria-hidden size={18} className="shrink-0 text-ink-quiet" />
								<span>
									<span className="block font-medium">{modes[other].name}</span>
									<span className="block text-ink-soft text-sm">{does}</span>
								</span>
							</Link>
						</li>
					)
				})}
			</ul>
			{/* It needs the browser's storage, and so a script. */}
			{isHydrated && (
				<div className="mt-2 border-line border-t px-3 pt-2">
					<CheckField
						label="Play the sound with the answer"
						defaultChecked={isAutoplayOn()}
						onChange={({ currentTarget }) => setAutoplay(currentTarget.checked)}
					/>
					<div className="-mx-3">
						<KeysButton />
					</div>
				</div>
			)}
		</>
	)
}
