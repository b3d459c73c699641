import { PenLine } from 'lucide-react'
import { useStrokes } from '#app/features/strokes/use-strokes.ts'
import { Button } from '#app/ui/button.tsx'

type Props = {
	/** A word in both scripts if they differ, the one of its reader first. */
	forms: readonly string[]
	/** Called before the strokes are shown. */
	onOpen: () => void
}

/** Shows the strokes of a word, whose code loads now. */
export function StrokesButton({ forms, onOpen }: Props) {
	const show = useStrokes()
	return (
		<Button
			type="button"
			look="quiet"
			className="-ml-3 min-h-10 px-3 text-sm"
			aria-haspopup="dialog"
			onClick={() => show(forms, onOpen)}
		>
			<PenLine aria-hidden size={16} />
			Strokes
		</Button>
	)
}
