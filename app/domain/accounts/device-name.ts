/**
 * A browser in plain words, by its User-Agent header: "Safari on iPhone", so that 小美 knows her devices
 * in a list. Browsers name each other in it, so the more particular names come first.
 */
const browsers: [RegExp, string][] = [
	[/MicroMessenger\//, 'WeChat'],
	[/Edg(e|A|iOS)?\//, 'Edge'],
	[/OPR\/|Opera/, 'Opera'],
	[/SamsungBrowser\//, 'Samsung Internet'],
	[/YaBrowser\//, 'Yandex Browser'],
	[/Vivaldi\//, 'Vivaldi'],
	[/HuaweiBrowser\//, 'Huawei Browser'],
	[/QQBrowser\//, 'QQ Browser'],
	[/UCBrowser\//, 'UC Browser'],
	[/(Firefox|FxiOS)\//, 'Firefox'],
	[/(HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
	[/Version\/.*Safari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
	[/iPhone/, 'iPhone'],
	[/iPad/, 'iPad'],
	[/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
	[/Android/, 'Android'],
	[/Windows/, 'Windows'],
	[/CrOS/, 'ChromeOS'],
	[/Mac OS X|Macintosh/, 'Mac'],
	[/Linux|X11/, 'Linux'],
]

export function deviceName(userAgent: string | null): string {
	const browser = nameIn(browsers, userAgent ?? '')
	const system = nameIn(systems, userAgent ?? '')
	if (!browser) return system ? `A browser on ${system}` : 'Unknown device'
	return system ? `${browser} on ${system}` : browser
}

function nameIn(names: [RegExp, string][], text: string): string | undefined {
	return names.find(([sign]) => sign.test(text))?.[1]
}
