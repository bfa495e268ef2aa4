import sign from 'icon:castle';

export default sign;
