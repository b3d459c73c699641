import type { AudioOwner } from '#app/domain/speech/audio-path.ts'

/** Whose audio a form of the dialog is about, and what is to be done with it. */
export function OwnerFields({ owner, intent }: { owner: AudioOwner; intent: string }) {
	return (
		<>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="kind" value={owner.kind} />
			<input type="hidden" name="id" value={owner.id} />
		</>
	)
}
