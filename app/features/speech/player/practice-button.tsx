import { Mic } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { pageErrorText } from '#app/domain/page-errors.ts'
import type { AudioOwner } from '#app/features/speech/report-audio.tsx'
import { useToast } from '#app/ui/toast.tsx'
import type { LessonAudio, SentenceAudio } from './player.tsx'

type Dialog = typeof import('#app/features/speech/shadowing/shadowing-dialog.tsx').ShadowingDialog

type Props = {
	/** Undefined where this device's voice speaks. */
	audio: LessonAudio | undefined
	/** Speaks single sentences, if there is no audio. */
	sentences: SentenceAudio | undefined
	/** Whose audio it is, if its readers may report it. */
	owner: AudioOwner | undefined
	/** Pauses the player, and says where it stands, in milliseconds. */
	pause: () => number
}

/** Opens the practice of single sentences. Its code loads only then. */
export function PracticeButton({ pause, ...sounds }: Props) {
	const toast = useToast()
	const [shown, setShown] = useState<{ Dialog: Dialog; startMs: number }>()

	async function open({ currentTarget }: MouseEvent<HTMLElement>) {
		const startMs = pause()
		// The focus returns to the button that opened the controls, and to it after the practice.
		currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
		try {
			const { ShadowingDialog } = await import(
				'#app/features/speech/shadowing/shadowing-dialog.tsx'
			)
			setShown({ Dialog: ShadowingDialog, startMs })
		} catch {
			toast({ tone: 'error', text: pageErrorText('audio.offline') })
		}
	}

	return (
		<>
			<button
				type="button"
				aria-label="Say it yourself"
				title="Say it yourself"
				aria-haspopup="dialog"
				className="player-button"
				onClick={open}
			>
				<Mic aria-hidden size={20} />
			</button>
			{shown &&
				createPortal(
					<shown.Dialog {...sounds} startMs={shown.startMs} onClose={() => setShown(undefined)} />,
					document.body,
				)}
		</>
	)
}
