/** What a reader wants to see of a text; a cookie, so that the server already paints it so. */

export const layers = ['hsk', 'pinyin', 'chinese', 'translation'] as const

export type Layer = (typeof layers)[number]

export const layerNames: Record<Layer, string> = {
	hsk: 'HSK',
	pinyin: 'Pinyin',
	chinese: 'Chinese',
	translation: 'Translation',
}

export type ReaderPreferences = Readonly<Record<Layer, boolean>>

const cookieName = 'hanlu.reader'
const yearSeconds = 60 * 60 * 24 * 365
const atFirst: ReaderPreferences = { hsk: true, pinyin: true, chinese: true, translation: false }

export function isLayer(text: unknown): text is Layer {
	return layers.some((layer) => layer === text)
}

/** Reads hsk.pinyin.chinese, the layers that are on, from a Cookie header. */
export function preferencesFrom(cookies: string | null): ReaderPreferences {
	const pair = (cookies ?? '').split(/;\s*/).find((part) => part.startsWith(`${cookieName}=`))
	if (!pair) return atFirst
	const on = pair.slice(cookieName.length + 1).split('.')
	return {
		hsk: on.includes('hsk'),
		pinyin: on.includes('pinyin'),
		chinese: on.includes('chinese'),
		translation: on.includes('translation'),
	}
}

export function withToggled(preferences: ReaderPreferences, layer: Layer): ReaderPreferences {
	return { ...preferences, [layer]: !preferences[layer] }
}

/** A Set-Cookie header, which a browser's `document.cookie` takes too. */
export function preferencesCookie(preferences: ReaderPreferences): string {
	const on = layers.filter((layer) => preferences[layer]).join('.') || 'none'
	return `${cookieName}=${on}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
}

/** The attributes by which the style sheet shows and hides; one ancestor of the text carries them. */
export function layerAttributes(preferences: ReaderPreferences) {
	const value = (layer: Layer) => (preferences[layer] ? 'on' : 'off')
	return {
		'data-hsk': value('hsk'),
		'data-pinyin': value('pinyin'),
		'data-chinese': value('chinese'),
		'data-translation': value('translation'),
	}
}
