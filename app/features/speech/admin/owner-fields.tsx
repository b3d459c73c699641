import type { AudioOwner } from '#app/domain/speech/audio-path.ts'

/** Hidden fields: whose audio the form changes, and how. */
export function OwnerFields({ owner, intent }: { owner: AudioOwner; intent: string }) {
	return (
		<>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="kind" value={owner.kind} />
			<input type="hidden" name="id" value={owner.id} />
		</>
	)
}
