import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

type Props = { onKeep: () => void; onDiscard: () => void }

/** Beside a text that its reader may not have meant to share: a form of another website can send one. */
export function SharedNote({ onKeep, onDiscard }: Props) {
	return (
		<div className="flex flex-wrap items-center gap-3">
			<Notice tone="info">Shared by another app</Notice>
			<Button type="button" look="secondary" onClick={onKeep}>
				Keep
			</Button>
			<Button type="button" look="quiet" onClick={onDiscard}>
				Discard
			</Button>
		</div>
	)
}
