// The page shows the theme of this device, which app/domain/display/device-display.ts keeps in a cookie.
const [, theme] = /hanlu\.display=(?:[a-z.]*\.)?(light|white|dark)\b/.exec(document.cookie) ?? []
if (theme) {
	document.documentElement.dataset.theme = theme
	const bars = [...document.querySelectorAll('meta[name="theme-color"]')]
	const own = bars.find((bar) => bar.media.includes(theme === 'dark' ? 'dark' : 'light'))
	for (const bar of bars) bar.content = theme === 'white' ? '#ffffff' : own.content
}
