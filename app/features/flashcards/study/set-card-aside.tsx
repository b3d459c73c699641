import { personHeader } from '#app/contracts/person-header.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import type { useToast } from '#app/ui/toast.tsx'

type Fields = Record<string, string>

type SetAside = {
	userId: string
	path: string
	card: { id: string; word: string }
	intent: 'suspend' | 'know'
	toast: ReturnType<typeof useToast>
	onBack: () => void
}

const done = {
	suspend: (word: string) => `${word} is suspended.`,
	know: (word: string) => `${word} is marked as known.`,
} as const

/** Sets a card aside; the toast takes it back. Loaded when it is pressed. False if it could not be kept. */
export async function setCardAside(aside: SetAside): Promise<boolean> {
	const { card, intent, toast, onBack } = aside
	const answer = await send(aside, { intent, cardId: card.id })
	if (!answer) {
		toast({ tone: 'error', text: pageErrorText('card.change-failed') })
		return false
	}
	const { before } = answer

	async function takeBack() {
		if (await send(aside, { intent: 'put-back', before })) onBack()
		else toast({ tone: 'error', text: pageErrorText('card.change-failed') })
	}

	toast({
		tone: 'success',
		text: done[intent](card.word),
		action: (
			<form
				onSubmit={(event) => {
					event.preventDefault()
					void takeBack()
				}}
			>
				<button
					type="submit"
					className="min-h-9 rounded-control px-2 font-medium text-sm underline hover:bg-sunken"
				>
					Undo
				</button>
			</form>
		),
	})
	return true
}

async function send(
	{ userId, path }: Pick<SetAside, 'userId' | 'path'>,
	fields: Fields,
): Promise<{ before: string } | undefined> {
	try {
		const answer = await fetch(path, {
			method: 'POST',
			headers: { accept: 'application/json', [personHeader]: userId },
			body: new URLSearchParams(fields),
			keepalive: true,
		})
		if (!answer.ok) return undefined
		const { before }: { before?: unknown } = await answer.json()
		return { before: typeof before === 'string' ? before : '' }
	} catch {
		// No network: the caller says so.
		return undefined
	}
}
