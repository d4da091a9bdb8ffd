import { exerciseBodySchema } from './exerciseSchemas';
import { embeddedVideo, externalVideoLink, isLookAlikeVideo } from './exerciseVideo';

describe('video', () => {
  describe('embeddedVideo', () => {
    it.each([
      [
        'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10',
        'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=10',
      ],
      [
        'https://www.youtu.be/dQw4w9WgXcQ?t=1m30s',
        'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90',
      ],
      [
        'https://www.youtube.com/embed/dQw4w9WgXcQ?start=75',
        'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=75',
      ],
      [
        'https://youtu.be/dQw4w9WgXcQ#t=1h2m3s',
        'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=3723',
      ],
      [
        'https://youtu.be/dQw4w9WgXcQ?t=90&amp=1',
        'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90',
      ],
      ['https://youtu.be/dQw4w9WgXcQ?t=soon', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
      [
        'https://vimeo.com/76979871?h=abcdef1234#t=45s',
        'https://player.vimeo.com/video/76979871?dnt=1&h=abcdef1234#t=45s',
      ],
      ['http://youtu.be/dQw4w9WgXcQ?si=x', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
      ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
      [
        'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
        'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      ],
      ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
      ['https://vimeo.com/76979871/abcdef1234', 'https://player.vimeo.com/video/76979871?dnt=1&h=abcdef1234'],
      [
        'https://player.vimeo.com/video/76979871?h=abcdef1234',
        'https://player.vimeo.com/video/76979871?dnt=1&h=abcdef1234',
      ],
      [' https://WWW.YouTube.com/watch?v=dQw4w9WgXcQ ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ])('%s', (link, expected) => expect(embeddedVideo(link)?.embedUrl).toBe(expected));

    it.each([
      'https://youtube.com.evil.es/watch?v=dQw4w9WgXcQ',
      'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
      'https://evil.es/youtube.com/watch?v=dQw4w9WgXcQ',
      'https://youtube.com@evil.es/watch?v=dQw4w9WgXcQ',
      'https://user@youtube.com/watch?v=dQw4w9WgXcQ',
      'https://youtube.com:8443/watch?v=dQw4w9WgXcQ',
      'https://yоutube.com/watch?v=dQw4w9WgXcQ',
      'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
      'data:text/html,https://youtu.be/dQw4w9WgXcQ',
      'https://www.youtube.com/watch?v="><script>',
      'https://www.youtube.com/watch?v=short',
      'https://www.youtube.com/redirect?q=https://evil.es',
      'https://youtu.be/../evil',
      'https://vimeo.com/123/../../evil',
      'https://vimeo.com/ondemand/film',
      'ftp://vimeo.com/76979871',
      'https://player.vimeo.com/video/12a',
      '',
      null,
      undefined,
    ])('refuses %s', (link) => expect(embeddedVideo(link)).toBeNull());
  });

  it('opens only web addresses elsewhere', () => {
    expect(externalVideoLink('https://ejemplo.es/video.mp4')).toBe('https://ejemplo.es/video.mp4');
    expect(externalVideoLink('javascript:alert(1)')).toBeNull();
    expect(externalVideoLink('data:text/html,x')).toBeNull();
    expect(externalVideoLink('')).toBeNull();
  });
});

describe('look alike', () => {
  it.each([
    'https://youtube.com.evil.es/watch?v=dQw4w9WgXcQ',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://y0utube.com/watch?v=dQw4w9WgXcQ',
    'https://you-tube.com/watch?v=dQw4w9WgXcQ',
    'https://yоutube.com/watch?v=dQw4w9WgXcQ',
    'https://vіmeo.com/76979871',
    'https://virneo.com/76979871',
    'https://youtube.com:8443/watch?v=dQw4w9WgXcQ',
    'https://user@youtube.com/watch?v=dQw4w9WgXcQ',
    'https://player.vimeo.com.evil.es/video/1',
  ])('%s poses as a video site', (link) => expect(isLookAlikeVideo(link)).toBe(true));

  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtu.be/dQw4w9WgXcQ',
    'https://vimeo.com/76979871',
    'https://clinica.es/videos/puente.mp4',
    'https://clinica.es/youtube/puente.mp4',
    'https://fisioespaña.es/video',
    'no es una dirección',
  ])('%s does not', (link) => expect(isLookAlikeVideo(link)).toBe(false));

  it.each([
    ['javascript:alert(1)', 'Introduce una dirección web válida (https://…)'],
    ['data:text/html,<script>1</script>', 'Introduce una dirección web válida (https://…)'],
    ['https://youtube.com.evil.es/watch?v=1', 'La dirección imita a un sitio de vídeos conocido'],
  ])('an exercise with the video %s is refused', async (videoUrl, message) => {
    await expect(exerciseBodySchema.validateAt('videoUrl', { videoUrl })).rejects.toThrow(message);
  });
});
