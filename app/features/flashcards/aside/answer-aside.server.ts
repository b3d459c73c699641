import type { Db } from '#app/db/client.server.ts'
import { counted } from '#app/domain/counted.ts'
import type { AsideForm } from '#app/features/flashcards/study-forms.ts'
import {
	type AsideChanged,
	knowCard,
	resumeCard,
	resumeDeck,
	suspendCard,
	undoAside,
} from './change-aside.server.ts'

type Form = { userId: string; form: AsideForm; now: Date }

type DeckForm = Omit<Form, 'form'> & { slug: string; form: AsideForm | { intent: 'resume-all' } }

/** Undefined if there is no such card for this person, or nothing to take back. */
export async function answerAside(
	db: Db,
	{ userId, form, now }: Form,
): Promise<AsideChanged | undefined> {
	const changed = await changeBy(db, { userId, form, now })
	return changed.count > 0 ? changed : undefined
}

async function changeBy(db: Db, { userId, form, now }: Form): Promise<AsideChanged> {
	switch (form.intent) {
		case 'suspend':
			return suspendCard(db, { userId, cardId: form.cardId, now })
		case 'know':
			return knowCard(db, { userId, cardId: form.cardId, now })
		case 'resume':
			return resumeCard(db, { userId, cardId: form.cardId, now })
		case 'put-back': {
			const isDone = await undoAside(db, { userId, before: form.before, now })
			return { count: isDone ? 1 : 0, before: '' }
		}
	}
}

/** The same for the list of a deck, with a sentence for its reader. */
export async function answerDeckForm(
	db: Db,
	{ slug, form, userId, now }: DeckForm,
): Promise<{ text: string; before: string } | undefined> {
	const changed =
		form.intent === 'resume-all'
			? await resumeDeck(db, { userId, slug, now })
			: await answerAside(db, { userId, form, now })
	if (!changed) return undefined
	return { text: sentences[form.intent](changed.count), before: changed.before }
}

const sentences: Record<DeckForm['form']['intent'], (count: number) => string> = {
	suspend: () => 'The card is suspended.',
	know: () => 'The word is marked as known. Its cards will not come again.',
	resume: () => 'The card comes again.',
	'resume-all': (count) => `${counted(count, 'card comes', 'cards come')} again.`,
	'put-back': () => 'Everything is as it was.',
}
