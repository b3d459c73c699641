/** The page Sign-in and security says what was done: /settings/sign-in?done=app-off */
const sentences = {
	'email-asked':
		'We have sent a link to your new address. Open it while you are signed in. Until then your address stays as it is.',
	'email-cancelled': 'Your address stays as it is.',
	'email-changed': 'Your address was changed. You are signed out on all other devices.',
	'app-on': 'Your authenticator app is set up.',
	'app-off': 'The authenticator app was removed.',
	'passkey-on': 'The passkey was added.',
	'passkey-off': 'The passkey was removed.',
	'session-ended': 'That device is signed out.',
	'others-ended': 'You are signed out on all other devices.',
} as const

export type DoneChange = keyof typeof sentences

export function doneSentence(search: URLSearchParams): string | undefined {
	const done = search.get('done') ?? ''
	return isDone(done) ? sentences[done] : undefined
}

function isDone(text: string): text is DoneChange {
	return Object.hasOwn(sentences, text)
}
